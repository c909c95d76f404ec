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
import { commonMessages } from '#messages/en/common.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Control, type ControlProps, controlStyles, useControl } from './Control.tsx';
import styles from './Field.module.css';

export interface FieldProps extends ControlProps {
  name?: string;
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'tel' | 'date'>;
  /** For a date: ISO, or '?' while incomplete. */
  value: string;
  multiline?: boolean;
  min?: string;
  max?: string;
  /** Keeps the value out of DOM attributes, as passwords always do. */
  secret?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Rendered beside the input, for an action that also affects other fields. */
  beside?: ReactNode;
  /** Rendered between the input and its hint. */
  below?: ReactNode;
  disabled?: boolean;
  readOnly?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onKeyDown?: KeyboardEventHandler;
}

/** Stands for an incomplete date, whose text browsers do not expose. */
const UNREADABLE_DAY = '?';

export function Field({
  label,
  hint,
  error,
  optional,
  isSpare,
  id,
  type = 'text',
  value,
  secret,
  multiline,
  beside,
  below,
  onChange,
  onBlur,
  ...input
}: FieldProps) {
  const [shown, setShown] = useState(false);
  const control = useControl({ id, hint, error });
  const isText = type === 'text' || type === 'tel';
  const held = useHeld(value, (secret ?? type === 'password') || type === 'date');
  const { min, max, ...shared } = {
    ...input,
    ...control,
    className: controlStyles.input,
    tabIndex: isSpare ? -1 : undefined,
  };
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
        // Browsers fire no input event while a date is incomplete.
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
    <Control id={control.id} label={label} hint={hint} error={error} optional={optional} isSpare={isSpare}>
      {aside ? (
        <div className={styles.row}>
          {box}
          {aside}
        </div>
      ) : (
        box
      )}
      {below}
    </Control>
  );
}

function directionOf(type: FieldProps['type'], value: string): 'auto' | 'ltr' | undefined {
  if (!value || type === 'date') return undefined;
  return type === 'text' || type === 'tel' ? 'auto' : 'ltr';
}

const typedIn = (box: HTMLInputElement): string => (box.validity.badInput ? UNREADABLE_DAY : box.value);

/**
 * Secrets and dates are uncontrolled: React mirrors `value` to the DOM attribute, where style sheets and session
 * recorders can read it, and would erase a partly typed date.
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
  const common = useMessages(commonMessages);
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
