import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  kind?: 'status' | 'warning' | 'failure';
  title?: ReactNode;
  children?: ReactNode;
}

/** A notice other than an error. It is not announced; use a LiveRegion for that. */
export const Notice = ({ kind = 'status', title, children }: NoticeProps) => (
  <div className={kind === 'status' ? styles.notice : `${styles.notice} ${styles[kind]}`}>
    {title !== undefined && <p className={styles.title}>{title}</p>}
    {children}
  </div>
);
