import type { MouseEvent } from 'react';
import styles from './SubmitButton.module.css';

export interface SubmitButtonProps {
  label: string;
  /** Refuses clicks and Enter but keeps the focus where it is (CHECK-35). */
  busy?: boolean;
  type?: 'submit' | 'button';
  onClick?: () => void;
}

/** The one button that sends a form. */
export function SubmitButton({ label, busy = false, type = 'submit', onClick }: SubmitButtonProps) {
  const click = (event: MouseEvent) => {
    if (busy) event.preventDefault();
    else onClick?.();
  };
  return (
    <button type={type} className={styles.button} aria-disabled={busy || undefined} onClick={click}>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      <span>{label}</span>
    </button>
  );
}
