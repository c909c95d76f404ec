import { useMessages } from '#messages/context.tsx';
import { commonWords } from '#messages/en/common.ts';
import styles from './AmountField.module.css';
import { Control, type ControlProps, controlStyles, useControl } from './Control.tsx';

export interface AmountFieldProps extends ControlProps {
  name?: string;
  /** The dollars as typed; reading them is the caller's. */
  value: string;
  disabled?: boolean;
  onChange: (typed: string) => void;
  onBlur?: () => void;
}

/** An amount of dollars, typed. */
export function AmountField({ label, hint, error, optional, id, onChange, ...input }: AmountFieldProps) {
  const common = useMessages(commonWords);
  const control = useControl({ id, hint, error });
  return (
    <Control id={control.id} label={label} hint={hint} error={error} optional={optional}>
      <div className={styles.frame} dir="ltr">
        <span className={styles.sign} aria-hidden="true">
          {common.currencySign}
        </span>
        <input
          {...input}
          {...control}
          className={controlStyles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </Control>
  );
}
