import { type ReactNode, useId } from 'react';
import styles from './HeaderModule.module.css';

export interface HeaderModuleProps {
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  /** It opens at the end of the header, as wide as what is in it. */
  atEnd?: boolean;
  /** What it opens; drawn only while it is open. */
  children: ReactNode;
}

/** A module of the header: a button, and the panel below the header that it opens. */
export function HeaderModule({ label, isOpen, onToggle, atEnd = false, children }: HeaderModuleProps) {
  const panel = useId();
  return (
    <>
      <button type="button" className={styles.button} aria-expanded={isOpen} aria-controls={panel} onClick={onToggle}>
        {label}
      </button>
      <div id={panel} className={atEnd ? `${styles.panel} ${styles.atEnd}` : styles.panel} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
