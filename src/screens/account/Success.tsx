import { type ReactNode, useEffect, useRef } from 'react';
import { scrollToProblem } from '#host/scroll.ts';
import { Notice } from '#parts/notice/Notice.tsx';
import styles from './Success.module.css';

export interface SuccessProps {
  /** What the server has kept; another with each success, so that the reader is taken to each. */
  kept: object;
  /** What is said; nothing where there is no success. */
  children?: ReactNode;
}

/** Says that something was done, in a region that is there before its words, and takes the reader to it (SHELL-18). */
export function Success({ kept, children }: SuccessProps) {
  const place = useRef<HTMLDivElement>(null);
  const isDone = children !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the second success in a row says the same, and is another.
  useEffect(() => {
    if (isDone && place.current) scrollToProblem(place.current);
  }, [isDone, kept]);
  return (
    <div ref={place} className={styles.place} role="status" tabIndex={-1}>
      {isDone && <Notice>{children}</Notice>}
    </div>
  );
}
