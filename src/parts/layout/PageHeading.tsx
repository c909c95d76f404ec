import type { ReactNode, Ref } from 'react';
import styles from './PageHeading.module.css';

export interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Gives access to the heading, which can take the focus after a page change. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The page's `h1`, with an optional sentence below it. */
export function PageHeading({ title, lead, ref }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1 ref={ref} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
