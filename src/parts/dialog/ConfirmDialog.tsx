import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { commonMessages } from '#messages/en/common.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  title?: string;
  children?: ReactNode;
  /** The confirmed action is running: it can be neither repeated nor cancelled. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A modal confirmation, open while mounted. Escape cancels, and closing returns the focus (SHELL-13). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, busy = false, onConfirm, onCancel } = props;
  const words = useMessages(commonMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const wayOut = useRef<HTMLButtonElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The action may be irreversible, so Enter alone must not confirm it.
    wayOut.current?.focus();
    return () => shown?.close();
  }, []);
  const closed = () => {
    // Browsers close a dialog on a second Escape even if the first was prevented.
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
        <SubmitButton type="button" label={words.ok} busy={busy} onClick={onConfirm} />
        <QuietButton ref={wayOut} label={words.cancel} disabled={busy} onClick={onCancel} />
      </div>
      <LiveRegion text={busy ? words.oneMoment : ''} hidden />
    </dialog>
  );
}
