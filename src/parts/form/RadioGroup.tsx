import { type ReactNode, useId } from 'react';
import { ControlNotes, controlStyles, useControl } from './Control.tsx';
import { describedBy } from './ids.ts';
import styles from './RadioGroup.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  description?: ReactNode;
  price?: ReactNode;
  disabled?: boolean;
  /** Why the option is disabled; shown instead of its description. */
  disabledReason?: string;
}

export interface RadioGroupProps<Value extends string> {
  legend: string;
  labelledBy?: string;
  hideLegend?: boolean;
  inline?: 'always' | 'narrow';
  /** The id of the first enabled radio, for links from an error summary. */
  id?: string;
  name?: string;
  value: Value | undefined;
  options: readonly RadioOption<Value>[];
  hint?: ReactNode;
  error?: string;
  disabled?: boolean;
  onChange: (value: Value) => void;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, labelledBy, hideLegend, inline, hint, error, options, disabled } = props;
  const { id, ...notes } = useControl(props);
  const ownName = useId();
  const first = options.findIndex((option) => !option.disabled);
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and aria-invalid needs it.
      role="radiogroup"
      className={error ? controlStyles.invalid : undefined}
      disabled={disabled}
      aria-labelledby={labelledBy}
      {...notes}
    >
      {labelledBy === undefined && <legend className={hideLegend ? 'jr-hidden' : styles.legend}>{legend}</legend>}
      <ControlNotes id={id} hint={hint} error={error} />
      <div className={inline ? `${styles.options} ${styles[inline]}` : styles.options}>
        {options.map((option, index) => (
          <Option
            key={option.value}
            id={index === first ? id : `${id}-${option.value}`}
            name={props.name ?? ownName}
            option={option}
            checked={option.value === props.value}
            onChoose={() => props.onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps<Value extends string> {
  id: string;
  name: string;
  option: RadioOption<Value>;
  checked: boolean;
  onChoose: () => void;
}

function Option<Value extends string>({ id, name, option, checked, onChoose }: OptionProps<Value>) {
  const { value, label, price, disabled, description, disabledReason } = option;
  const note = (disabled && disabledReason) || description;
  const [textId, priceId, noteId] = [`${id}-text`, `${id}-price`, `${id}-note`];
  return (
    <label className={styles.option} htmlFor={id}>
      <input
        type="radio"
        className={styles.radio}
        id={id}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-labelledby={textId}
        aria-describedby={describedBy(price !== undefined && priceId, note !== undefined && noteId)}
        onChange={onChoose}
      />
      <span className={styles.text} id={textId}>
        {label}
      </span>
      <span className={styles.price} id={priceId}>
        {price}
      </span>
      {note !== undefined && (
        <span className={`${styles.description} jr-fine`} id={noteId}>
          {note}
        </span>
      )}
    </label>
  );
}
