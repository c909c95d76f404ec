import { type ReactNode, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import styles from './CoverDialog.module.css';

/** Lets content close the dialog synchronously, so that the target of a followed link gets the focus. */
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

/** A dialog over the page, open while mounted. Escape closes it, and closing returns the focus. */
export function CoverDialog({ title, closeLabel, children, onClose, ref }: CoverDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => {
    dialog.current?.close();
    // The browser fires `close` a frame later, and the reader may be faster.
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
        // In development, StrictMode mounts twice: the first cleanup closes the dialog, so it must reopen.
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
