import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
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
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'tel'>;
  value: string;
  /** Keeps what is typed out of the document's attributes, as a password always is. */
  secret?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  disabled?: boolean;
  readOnly?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** One line of text; a password can be shown and hidden. */
export function Field({
  label,
  hint,
  error,
  optional,
  id,
  type = 'text',
  value,
  secret,
  onChange,
  ...input
}: FieldProps) {
  const [shown, setShown] = useState(false);
  const control = useControl({ id, hint, error });
  const isText = type === 'text' || type === 'tel';
  const held = useHeld(value, secret ?? type === 'password');
  const box = (
    <input
      {...input}
      {...control}
      {...held}
      className={controlStyles.input}
      type={type === 'password' && shown ? 'text' : type}
      dir={value ? (isText ? 'auto' : 'ltr') : undefined}
      spellCheck={isText ? undefined : false}
      autoCapitalize={isText ? undefined : 'none'}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
  return (
    <Control id={control.id} label={label} hint={hint} error={error} optional={optional}>
      {type === 'password' ? (
        <div className={styles.row}>
          {box}
          <PasswordToggle label={label} shown={shown} controls={control.id} onToggle={() => setShown(!shown)} />
        </div>
      ) : (
        box
      )}
    </Control>
  );
}

/** How an input holds its value. React repeats a value as an attribute, where a style sheet or a recorder can read it. */
function useHeld(value: string, isSecret: boolean) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isSecret && box.current && box.current.value !== value) box.current.value = value;
  }, [isSecret, value]);
  return isSecret ? { ref: box } : { value };
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
