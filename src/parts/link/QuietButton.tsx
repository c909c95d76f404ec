import type { Ref } from 'react';
import styles from './QuietButton.module.css';

export interface QuietButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  /** The button itself, which can be given the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button beside the one that sends: it tries again, or takes something off. */
export const QuietButton = ({ label, disabled, onClick, ref }: QuietButtonProps) => (
  <button ref={ref} type="button" className={styles.button} disabled={disabled} onClick={onClick}>
    {label}
  </button>
);
