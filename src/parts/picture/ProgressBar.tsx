import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  label: string;
  /** From 0 to `maximum`; without it the bar only shows that something is under way. */
  value?: number;
  maximum?: number;
}

/** How far an order has come. */
export const ProgressBar = ({ label, value, maximum = 100 }: ProgressBarProps) => (
  <progress className={styles.bar} aria-label={label} value={value} max={maximum} />
);
