import { useState } from 'react';
import { clampQuantity } from '#machines/rules/cart/quantity.ts';
import { quantityMessages } from '#messages/en/order.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Control, type ControlProps, controlStyles, useControl } from '#parts/form/Control.tsx';
import styles from './QuantityField.module.css';

export interface QuantityFieldProps extends ControlProps {
  name?: string;
  value: number;
  minimum: number;
  maximum: number;
  disabled?: boolean;
  /** Called on input within the bounds, otherwise on blur; the caller clamps the value (CART-17). */
  onChange: (typed: string) => void;
}

export function QuantityField(props: QuantityFieldProps) {
  const { label, hint, error, optional, id, name, value, minimum, maximum, disabled, onChange } = props;
  const [draft, setDraft] = useState<string>();
  const control = useControl({ id, hint, error });
  const type = (typed: string) => {
    setDraft(typed);
    if (!clampQuantity(typed, { min: minimum, max: maximum }).changed) onChange(typed);
  };
  const commit = () => {
    if (draft !== undefined) onChange(draft);
    setDraft(undefined);
  };
  const step = { field: label, value, disabled, onChange };
  return (
    <Control id={control.id} label={label} hint={hint} error={error} optional={optional}>
      <div className={styles.frame}>
        <StepButton {...step} by={-1} blocked={value <= minimum} />
        <input
          {...control}
          className={controlStyles.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          name={name}
          value={draft ?? value}
          disabled={disabled}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
        <StepButton {...step} by={1} blocked={value >= maximum} />
      </div>
    </Control>
  );
}

interface StepButtonProps {
  field: string;
  by: 1 | -1;
  value: number;
  blocked: boolean;
  disabled?: boolean;
  onChange: (typed: string) => void;
}

function StepButton({ field, by, value, blocked, disabled, onChange }: StepButtonProps) {
  const common = useMessages(quantityMessages);
  return (
    <button
      type="button"
      disabled={disabled}
      aria-disabled={blocked || undefined}
      aria-label={fill(by > 0 ? common.increase : common.decrease, { label: field })}
      onClick={() => !blocked && onChange(String(value + by))}
    >
      <span aria-hidden="true">{by > 0 ? '+' : '−'}</span>
    </button>
  );
}
