import { type HTMLInputAutoCompleteAttribute, type KeyboardEvent, useRef } from 'react';
import { searchOptions } from '#machines/rules/text/option-search.ts';
import { Control, type ControlProps, controlStyles, useControl } from '#parts/form/Control.tsx';

export interface SelectOption {
  value: string;
  label: string;
  /** Alternative names that typeahead matches but the list omits. */
  others?: readonly string[];
}

export interface SelectProps extends ControlProps {
  name?: string;
  value: string;
  options: readonly SelectOption[];
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  disabled?: boolean;
  onChange: (value: string) => void;
}

export function Select(props: SelectProps) {
  const { label, hint, error, optional, isSpare, id, options, placeholder, onChange, ...select } = props;
  const control = useControl({ id, hint, error });
  return (
    <Control id={control.id} label={label} hint={hint} error={error} optional={optional} isSpare={isSpare}>
      <div className={controlStyles.picker}>
        <select
          {...select}
          {...control}
          className={controlStyles.input}
          tabIndex={isSpare ? -1 : undefined}
          onKeyDown={useOtherNames(options, onChange)}
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

/** Adds typeahead for alternative names; browsers only match the names in the list. */
function useOtherNames(options: readonly SelectOption[], onChange: (value: string) => void) {
  const last = useRef({ typed: '', at: 0 });
  return (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const isFurther = event.timeStamp - last.current.at < BETWEEN_KEYS;
    const typed = isFurther ? last.current.typed + event.key : event.key;
    last.current = { typed, at: event.timeStamp };
    if (searchOptions(options).matching(typed, 1).shown.length > 0) return;
    const others = options.flatMap(({ value, others: names = [] }) => names.map((label) => ({ value, label })));
    const [found] = searchOptions(others).matching(typed, 1).shown;
    if (!found) return;
    event.preventDefault();
    onChange(found.value);
  };
}

/** The pause, in ms, after which typeahead starts over, as in browsers. */
const BETWEEN_KEYS = 1_000;
