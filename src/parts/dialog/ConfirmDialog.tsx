import { useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '#messages/context.tsx';
import { commonWords } from '#messages/en/common.ts';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  /** What is asked; by itself whether the reader is sure. */
  message?: string;
  /** What was confirmed is under way, and can be neither confirmed again nor cancelled. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an act, for as long as it is there; Escape cancels, and the focus goes back to where it was (SHELL-13). */
export function ConfirmDialog({ message, busy = false, onConfirm, onCancel }: ConfirmDialogProps) {
  const words = useMessages(commonWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // What is asked about may not be undone, so that Enter alone must not do it.
    cancel.current?.focus();
    return () => shown?.close();
  }, []);
  const closed = () => {
    // A browser closes on a second Escape whatever the page says of the first.
    if (dialog.current?.open) return;
    if (busy) dialog.current?.showModal();
    else onCancel();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={closed}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onCancel();
      }}
    >
      <p className={styles.message} id={id}>
        {message ?? words.areYouSure}
      </p>
      <div className={styles.actions}>
        <SubmitButton type="button" label={words.ok} busy={busy} onClick={onConfirm} />
        <QuietButton ref={cancel} label={words.cancel} disabled={busy} onClick={onCancel} />
      </div>
      <LiveRegion text={busy ? words.oneMoment : ''} hidden />
    </dialog>
  );
}
