import type { ReactNode } from 'react';
import styles from './ThingPage.module.css';

export interface ThingPageProps {
  picture: ReactNode;
  children: ReactNode;
}

/** The page of one thing: its picture beside what is said of it. */
export const ThingPage = ({ picture, children }: ThingPageProps) => (
  <div className={styles.page}>
    <div className={styles.picture}>{picture}</div>
    <div className={styles.words}>{children}</div>
  </div>
);
