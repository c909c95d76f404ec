import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Control, type ControlProps, controlStyles, useControl } from './Control.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends ControlProps {
  name?: string;
  value: string;
  options: readonly SelectOption[];
  /** What stands there while nothing is chosen; its value is ''. */
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** One of a list too long for radios. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, id, options, placeholder, onChange, ...select } = props;
  const control = useControl({ id, hint, error });
  return (
    <Control id={control.id} label={label} hint={hint} error={error} optional={optional}>
      <div className={controlStyles.picker}>
        <select
          {...select}
          {...control}
          className={controlStyles.input}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </Control>
  );
}
