import type { ReactNode, Ref } from 'react';
import styles from './PageHeading.module.css';

export interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

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
