import { type ReactNode, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import styles from './CoverDialog.module.css';

/** How what stands in the dialog closes it: at once, so that what is followed has the focus afterwards. */
export interface CoverDialogHandle {
  close: () => void;
}

export interface CoverDialogProps {
  title: string;
  closeLabel: string;
  children: ReactNode;
  onClose: () => void;
  ref?: Ref<CoverDialogHandle>;
}

/** Covers the page for as long as it is there; Escape closes it, and the focus goes back to where it was. */
export function CoverDialog({ title, closeLabel, children, onClose, ref }: CoverDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => {
    dialog.current?.close();
    // The browser tells of it a frame later, and the reader may be faster.
    onClose();
  };
  useImperativeHandle(ref, () => ({ close }));
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.cover}
      aria-labelledby={id}
      onCancel={onClose}
      onClose={() => {
        // React's second mounting of a component in development closes it once, and opens it again.
        if (!dialog.current?.open) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <QuietButton label={closeLabel} onClick={close} />
      </div>
      {children}
    </dialog>
  );
}
