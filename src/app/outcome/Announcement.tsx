import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scrollToProblem } from '#host/scroll.ts';
import styles from './Announcement.module.css';

export interface AnnouncementProps {
  role?: 'status' | 'alert';
  /** What is announced: another object each time, so that the reader is taken to each; nothing where nothing is. */
  of: object | undefined;
  place?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A live region that is there before its words, and takes the focus with them (SHELL-18). */
export function Announcement({ role = 'status', of, place, children }: AnnouncementProps) {
  const own = useRef<HTMLDivElement>(null);
  const region = place ?? own;
  const [told, setTold] = useState<object>();
  useEffect(() => setTold(of), [of]);
  // In the same moment as the words.
  useLayoutEffect(() => {
    if (told && region.current) scrollToProblem(region.current);
  }, [told, region]);
  return (
    <div ref={region} className={styles.place} role={role} tabIndex={-1}>
      {of && told && children}
    </div>
  );
}
