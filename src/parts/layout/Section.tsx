import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  /** The id of the title, where something in the section is named by it. */
  titleId?: string;
  /** Lets a link of the page lead here. */
  id?: string;
  /** Groups form controls, so that each is announced with the title. */
  group?: boolean;
  /** Has nothing that can be read on paper, and is left out there. */
  screenOnly?: boolean;
  /** What takes the whole width, below the rest. */
  wide?: ReactNode;
  children?: ReactNode;
}

/** A part of a page under its own heading and rule. */
export function Section({
  title,
  titleId: givenId,
  id,
  group = false,
  screenOnly = false,
  wide,
  children,
}: SectionProps) {
  const ownId = useId();
  const titleId = givenId ?? ownId;
  return (
    <section
      id={id}
      className={screenOnly ? `${styles.section} jr-screen` : styles.section}
      role={group ? 'group' : undefined}
      aria-labelledby={titleId}
    >
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children !== undefined && <div className={styles.stack}>{children}</div>}
      {wide !== undefined && <div className={styles.wide}>{wide}</div>}
    </section>
  );
}

/** Children one under the other, evenly apart. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;
