import type { Ref } from 'react';
import styles from './QuietButton.module.css';

export interface QuietButtonProps {
  label: string;
  disabled?: boolean;
  /** Ignores clicks but keeps the focus. */
  busy?: boolean;
  describedBy?: string | undefined;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export const QuietButton = ({ label, disabled, busy = false, describedBy, onClick, ref }: QuietButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={styles.button}
    disabled={disabled}
    aria-disabled={busy || undefined}
    aria-describedby={describedBy}
    onClick={busy ? undefined : onClick}
  >
    {label}
  </button>
);
