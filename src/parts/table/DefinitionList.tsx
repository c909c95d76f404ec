import type { ReactNode } from 'react';
import styles from './DefinitionList.module.css';

export interface Definition {
  term: string;
  detail: ReactNode;
}

export const DefinitionList = ({ entries }: { entries: readonly Definition[] }) => (
  <dl className="jr-measure">
    {entries.map(({ term, detail }) => (
      <div className={styles.pair} key={term}>
        <dt>{term}</dt>
        <dd>{detail}</dd>
      </div>
    ))}
  </dl>
);
