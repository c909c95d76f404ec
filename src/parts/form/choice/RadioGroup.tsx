import { type ReactNode, useId } from 'react';
import { ControlNotes, controlStyles, useControl } from '#parts/form/Control.tsx';
import { describedBy } from '#parts/form/ids.ts';
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
  const idOf = (at: number) => (at === first ? id : `${id}-${options[at]?.value}`);
  /** The last of neighbours that are disabled for one reason shows it for all of them. */
  const teller = (at: number): number => {
    const [reason, next] = [reasonOf(options[at]), reasonOf(options[at + 1])];
    return reason !== undefined && reason === next ? teller(at + 1) : at;
  };
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
            id={idOf(index)}
            noteId={`${idOf(teller(index))}-note`}
            isTold={teller(index) !== index}
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

const reasonOf = (option: RadioOption<string> | undefined) => (option?.disabled ? option.disabledReason : undefined);

interface OptionProps<Value extends string> {
  id: string;
  noteId: string;
  /** Another option shows the same reason. */
  isTold: boolean;
  name: string;
  option: RadioOption<Value>;
  checked: boolean;
  onChoose: () => void;
}

function Option<Value extends string>({ id, noteId, isTold, name, option, checked, onChoose }: OptionProps<Value>) {
  const { value, label, price, disabled, description } = option;
  const note = reasonOf(option) ?? description;
  const [textId, priceId] = [`${id}-text`, `${id}-price`];
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
      {note !== undefined && !isTold && (
        <span className={`${styles.description} jr-fine`} id={noteId}>
          {note}
        </span>
      )}
    </label>
  );
}
