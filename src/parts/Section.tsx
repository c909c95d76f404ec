import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  /** Groups form controls, so that each is announced with the title. */
  group?: boolean;
  children: ReactNode;
}

/** A part of a page under its own heading and rule. */
export function Section({ title, group = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} role={group ? 'group' : undefined} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <div className={styles.stack}>{children}</div>
    </section>
  );
}

/** Children one under the other, evenly apart. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;
