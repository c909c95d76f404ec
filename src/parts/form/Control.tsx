import { type ReactNode, useId } from 'react';
import { commonMessages } from '#messages/en/common.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './Control.module.css';
import { describedBy } from './ids.ts';

export interface ControlProps {
  label: string;
  id?: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  /** Out of sight and reach. A browser that looked it up before another control replaced it can still fill it in. */
  isSpare?: boolean;
}

/** Returns the ids and ARIA attributes that tie a control to its label, hint and error. */
export function useControl({ id, hint, error }: Pick<ControlProps, 'id' | 'hint' | 'error'>) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return {
    id: controlId,
    'aria-describedby': describedBy(hint ? hintId(controlId) : undefined, error ? errorId(controlId) : undefined),
    'aria-invalid': error ? true : undefined,
  };
}

export function Control({
  id,
  label,
  hint,
  error,
  optional,
  isSpare,
  children,
}: ControlProps & { id: string; children: ReactNode }) {
  const common = useMessages(commonMessages);
  return (
    <div className={classOf(isSpare, error)} aria-hidden={isSpare}>
      <div className={styles.head}>
        {!isSpare && (
          <label className={styles.label} htmlFor={id}>
            {label}
            {optional && <span className={styles.optional}> ({common.optional})</span>}
          </label>
        )}
        <ControlNotes id={id} error={error} />
      </div>
      <div>
        {children}
        <ControlNotes id={id} hint={hint} />
      </div>
    </div>
  );
}

function classOf(isSpare: boolean | undefined, error: string | undefined): string | undefined {
  if (isSpare) return 'jr-hidden';
  return error ? `${styles.control} ${styles.invalid}` : styles.control;
}

export function ControlNotes({ id, hint, error }: Pick<ControlProps, 'hint' | 'error'> & { id: string }) {
  const common = useMessages(commonMessages);
  return (
    <>
      {hint && (
        <p className={`${styles.hint} jr-fine`} id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId(id)}>
          <span className="jr-hidden">{common.error} </span>
          <ServerWords>{error}</ServerWords>
        </p>
      )}
    </>
  );
}

export const controlStyles = {
  input: styles.input,
  picker: styles.picker,
  invalid: styles.invalid,
  label: styles.label,
};

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
