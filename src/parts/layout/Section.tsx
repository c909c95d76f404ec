import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  titleId?: string;
  id?: string;
  group?: boolean;
  screenOnly?: boolean;
  wide?: ReactNode;
  children?: ReactNode;
}

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
        <span>{title}</span>
      </h2>
      {children !== undefined && <div className={styles.stack}>{children}</div>}
      {wide !== undefined && <div className={styles.wide}>{wide}</div>}
    </section>
  );
}

export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;
