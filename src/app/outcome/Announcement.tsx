import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scrollToProblem } from '#host/scroll.ts';
import styles from './Announcement.module.css';

export interface AnnouncementProps {
  role?: 'status' | 'alert';
  /** What is announced; pass a new object to announce again, or undefined to say nothing. */
  of: object | undefined;
  place?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A live region that is mounted before its words and takes the focus when they appear (SHELL-18). */
export function Announcement({ role = 'status', of, place, children }: AnnouncementProps) {
  const own = useRef<HTMLDivElement>(null);
  const region = place ?? own;
  const [told, setTold] = useState<object>();
  useEffect(() => setTold(of), [of]);
  // A layout effect, so that the focus moves in the same commit as the words.
  useLayoutEffect(() => {
    if (told && region.current) scrollToProblem(region.current);
  }, [told, region]);
  return (
    <div ref={region} className={styles.place} role={role} tabIndex={-1}>
      {of && told && children}
    </div>
  );
}
