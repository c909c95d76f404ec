import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrating } from '#app/rendering/hydration.ts';
import { scrollToProblem } from '#host/page/scroll.ts';
import styles from './Announcement.module.css';

export interface AnnouncementProps {
  role?: 'status' | 'alert';
  /** A new object announces again; undefined announces nothing. */
  of: object | undefined;
  /** The server knows it: on a page that it rendered, the text is there from the start, and nothing moves. */
  isInPageData?: boolean;
  place?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A live region that mounts before its text and takes focus when the text appears (SHELL-18). */
export function Announcement({ role = 'status', of, isInPageData = false, place, children }: AnnouncementProps) {
  const own = useRef<HTMLDivElement>(null);
  const region = place ?? own;
  const [told, setTold] = useState(useIsHydrating() && isInPageData ? of : undefined);
  useEffect(() => setTold(of), [of]);
  // A layout effect moves focus in the same commit as the text.
  useLayoutEffect(() => {
    if (told && region.current) scrollToProblem(region.current);
  }, [told, region]);
  return (
    <div ref={region} className={styles.place} role={role} tabIndex={-1}>
      {of && told && children}
    </div>
  );
}
