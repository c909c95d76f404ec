import { ServerWords } from '#parts/text/ServerWords.tsx';
import styles from './Timeline.module.css';

export interface Spine {
  title: string;
  foot?: string;
}

export interface Shelf {
  kind: 'received' | 'coming' | 'renewed' | 'later';
  label: string;
  count: string;
  note?: string;
  spines?: readonly Spine[];
  before?: string;
  after?: string;
  blanks?: number;
}

export interface TimelineProps {
  label: string;
  shelves: readonly Shelf[];
}

export const Timeline = ({ label, shelves }: TimelineProps) => (
  <ol className={styles.timeline} aria-label={label}>
    {shelves.map((shelf) => (
      <li className={`${styles.shelf} ${styles[shelf.kind]}`} key={shelf.label}>
        <p className={styles.label}>
          <span className={styles.name}>{shelf.label}</span> <span>{shelf.count}</span>
        </p>
        {shelf.note !== undefined && (
          <p className={`${styles.note} jr-fine`}>
            <ServerWords>{shelf.note}</ServerWords>
          </p>
        )}
        {shelf.blanks === undefined ? <Spines {...shelf} /> : <Blanks count={Math.min(shelf.blanks, MOST_BLANKS)} />}
      </li>
    ))}
  </ol>
);

const Spines = ({ label, spines = [], before, after }: Shelf) => (
  <ol className={styles.spines} aria-label={label}>
    {before !== undefined && <Bundle words={before} />}
    {spines.map(({ title, foot }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an issue without a title is known by its place alone.
      <li className={styles.spine} key={at}>
        <span className={styles.face}>
          <span>
            <ServerWords>{title}</ServerWords>
          </span>{' '}
          {foot !== undefined && <span className={styles.foot}>{foot}</span>}
        </span>
      </li>
    ))}
    {after !== undefined && <Bundle words={after} />}
  </ol>
);

const Bundle = ({ words }: { words: string }) => (
  <li className={`${styles.spine} ${styles.bundle}`}>
    <span className={styles.face}>{words}</span>
  </li>
);

const Blanks = ({ count }: { count: number }) => (
  <svg
    className={styles.blanks}
    width={count * PITCH}
    viewBox={`0 0 ${count * PITCH} 100`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path
      d={Array.from({ length: count }, (_, at) => `M${at * PITCH + 1.5} .5h${PITCH - 4}V100h-${PITCH - 4}z`).join('')}
    />
  </svg>
);

/** Three years of a quarterly. */
const MOST_BLANKS = 12;
/** The distance between blank spines, in px. */
const PITCH = 13;
