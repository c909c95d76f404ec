import type { MouseEvent } from 'react';
import { submitMessages } from '#messages/en/common.ts';
import { useMessages } from '#messages/use-messages.tsx';
import styles from './SubmitButton.module.css';

export interface SubmitButtonProps {
  label?: string;
  /** Refuses clicks and Enter but keeps the focus (CHECK-35). */
  busy?: boolean;
  type?: 'submit' | 'button';
  onClick?: () => void;
}

export function SubmitButton({ label, busy = false, type = 'submit', onClick }: SubmitButtonProps) {
  const { placeOrder } = useMessages(submitMessages);
  const click = (event: MouseEvent) => {
    if (busy) event.preventDefault();
    else onClick?.();
  };
  return (
    <button type={type} className={styles.button} aria-disabled={busy || undefined} onClick={click}>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      <span>{label ?? placeOrder}</span>
    </button>
  );
}
