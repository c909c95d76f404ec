import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  type KeyboardEventHandler,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '#messages/context.tsx';
import { commonWords } from '#messages/en/common.ts';
import { fill } from '#messages/text.ts';
import { Control, type ControlProps, controlStyles, useControl } from './Control.tsx';
import styles from './Field.module.css';

export interface FieldProps extends ControlProps {
  name?: string;
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'tel' | 'date'>;
  /** Of a date, its ISO form, or '?' for an incomplete one. */
  value: string;
  /** Takes several lines. */
  multiline?: boolean;
  /** The first and last day that the calendar offers, as ISO dates. */
  min?: string;
  max?: string;
  /** Keeps what is typed out of the document's attributes, as a password always is. */
  secret?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** What acts on more than this field, in the row of its box. */
  beside?: ReactNode;
  disabled?: boolean;
  readOnly?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onKeyDown?: KeyboardEventHandler;
}

/** Stands for an incomplete date: the browser does not reveal its text. */
const UNREADABLE_DAY = '?';

/** A text or a day; a password can be shown and hidden. */
export function Field({
  label,
  hint,
  error,
  optional,
  id,
  type = 'text',
  value,
  secret,
  multiline,
  beside,
  onChange,
  onBlur,
  ...input
}: FieldProps) {
  const [shown, setShown] = useState(false);
  const control = useControl({ id, hint, error });
  const isText = type === 'text' || type === 'tel';
  const held = useHeld(value, (secret ?? type === 'password') || type === 'date');
  const { min, max, ...shared } = { ...input, ...control, className: controlStyles.input };
  const dir = directionOf(type, value);
  const box = multiline ? (
    <textarea
      {...shared}
      rows={4}
      dir={dir}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  ) : (
    <input
      {...shared}
      {...held}
      min={min}
      max={max}
      type={type === 'password' && shown ? 'text' : type}
      dir={dir}
      spellCheck={isText ? undefined : false}
      autoCapitalize={isText ? undefined : 'none'}
      onChange={(event) => onChange(typedIn(event.currentTarget))}
      onBlur={({ currentTarget }) => {
        // A browser does not tell of a part of a day while it is typed.
        if (typedIn(currentTarget) !== value) onChange(typedIn(currentTarget));
        onBlur?.();
      }}
    />
  );
  const aside =
    type === 'password' ? (
      <PasswordToggle label={label} shown={shown} controls={control.id} onToggle={() => setShown(!shown)} />
    ) : (
      beside
    );
  return (
    <Control id={control.id} label={label} hint={hint} error={error} optional={optional}>
      {aside ? (
        <div className={styles.row}>
          {box}
          {aside}
        </div>
      ) : (
        box
      )}
    </Control>
  );
}

/** The direction of what is typed; a calendar has that of its page. */
function directionOf(type: FieldProps['type'], value: string): 'auto' | 'ltr' | undefined {
  if (!value || type === 'date') return undefined;
  return type === 'text' || type === 'tel' ? 'auto' : 'ltr';
}

const typedIn = (box: HTMLInputElement): string => (box.validity.badInput ? UNREADABLE_DAY : box.value);

/**
 * How an input holds its value. React repeats a value as an attribute, where a style sheet or a recorder can read it,
 * and would take away the part of a day that was typed.
 */
function useHeld(value: string, isByItself: boolean) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isByItself && box.current && typedIn(box.current) !== value) box.current.value = value;
  }, [isByItself, value]);
  return isByItself ? { ref: box } : { value };
}

interface PasswordToggleProps {
  label: string;
  shown: boolean;
  controls: string;
  onToggle: () => void;
}

function PasswordToggle({ label, shown, controls, onToggle }: PasswordToggleProps) {
  const common = useMessages(commonWords);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-controls={controls}
      aria-label={fill(shown ? common.hideLabel : common.showLabel, { label })}
      onClick={onToggle}
    >
      {shown ? common.hide : common.show}
    </button>
  );
}
