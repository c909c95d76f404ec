import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '#messages/context.tsx';
import { commonWords } from '#messages/en/common.ts';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  /** What is asked; 'Are you sure?' by default (SHELL-13). */
  title?: string;
  /** What the act leads to. */
  children?: ReactNode;
  /** What the button says that acts; 'Ok' by default. */
  confirm?: string;
  /** What the button says that does not; 'Cancel' by default. */
  cancel?: string;
  /** What was confirmed is under way, and can be neither confirmed again nor cancelled. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an act, for as long as it is there; Escape cancels, and the focus goes back to where it was (SHELL-13). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, busy = false, onConfirm, onCancel } = props;
  const words = useMessages(commonWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const wayOut = useRef<HTMLButtonElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // What is asked about may not be undone, so that Enter alone must not do it.
    wayOut.current?.focus();
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
      aria-describedby={children ? `${id}text` : undefined}
      onClose={closed}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onCancel();
      }}
    >
      <p className={styles.title} id={id}>
        {title ?? words.areYouSure}
      </p>
      {children && (
        <div className={styles.text} id={`${id}text`}>
          {children}
        </div>
      )}
      <div className={styles.actions}>
        <SubmitButton type="button" label={confirm ?? words.ok} busy={busy} onClick={onConfirm} />
        <QuietButton ref={wayOut} label={cancel ?? words.cancel} disabled={busy} onClick={onCancel} />
      </div>
      <LiveRegion text={busy ? words.oneMoment : ''} hidden />
    </dialog>
  );
}
