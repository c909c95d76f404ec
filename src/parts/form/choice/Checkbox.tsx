import { ControlNotes, type ControlProps, controlStyles, useControl } from '#parts/form/Control.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ControlProps, 'optional'> {
  name?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, hint, error, id, onChange, ...input }: CheckboxProps) {
  const control = useControl({ id, hint, error });
  return (
    <div className={error ? controlStyles.invalid : undefined}>
      <ControlNotes id={control.id} error={error} />
      <label className={styles.row} htmlFor={control.id}>
        <input
          {...input}
          {...control}
          className={styles.box}
          type="checkbox"
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      <ControlNotes id={control.id} hint={hint} />
    </div>
  );
}
