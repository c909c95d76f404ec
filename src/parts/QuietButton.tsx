import styles from './QuietButton.module.css';

export interface QuietButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A button beside the one that sends: it tries again, or takes something off. */
export const QuietButton = ({ label, disabled, onClick }: QuietButtonProps) => (
  <button type="button" className={styles.button} disabled={disabled} onClick={onClick}>
    {label}
  </button>
);
