import { useId } from 'react';
import { decorative } from '#parts/decorative.tsx';
import styles from './TierChoice.module.css';

export interface TierOption {
  value: string;
  name: string;
  amount: string;
}

export interface TierChoiceProps {
  labelledBy: string;
  /** The chosen tier; undefined when another amount was typed. */
  value: string | undefined;
  tiers: readonly TierOption[];
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** Sets the amount that the field beside it takes too. */
export const TierChoice = decorative(({ labelledBy, value, tiers, disabled, onChange }: TierChoiceProps) => {
  const name = useId();
  return (
    <fieldset disabled={disabled} aria-labelledby={labelledBy}>
      <div className={styles.tiers}>
        {tiers.map((tier) => (
          <label key={tier.value} className={styles.tier}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={tier.value}
              checked={tier.value === value}
              onChange={() => onChange(tier.value)}
            />
            <span className={styles.amount}>{tier.amount}</span>
            <bdi className="jr-fine">{tier.name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
