import { type ReactNode, type Ref, useId } from 'react';
import styles from './HeaderModule.module.css';

export interface HeaderModuleProps {
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Opens at the end of the header, as wide as its content. */
  atEnd?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

export function HeaderModule({ label, isOpen, onToggle, atEnd = false, ref, children }: HeaderModuleProps) {
  const panel = useId();
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={onToggle}
      >
        {label}
      </button>
      <div id={panel} className={atEnd ? `${styles.panel} ${styles.atEnd}` : styles.panel} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
