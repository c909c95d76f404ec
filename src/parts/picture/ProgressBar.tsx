import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  label: string;
  /** From 0 to `maximum`; omit it for an indeterminate bar. */
  value?: number;
  maximum?: number;
}

export const ProgressBar = ({ label, value, maximum = 100 }: ProgressBarProps) => (
  <progress className={styles.bar} aria-label={label} value={value} max={maximum} />
);
