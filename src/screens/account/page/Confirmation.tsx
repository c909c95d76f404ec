import type { ActorRefFrom } from 'xstate';
import { useSnapshot } from '#app/use-snapshot.ts';
import type { createConfirmation } from '#machines/lib/confirmation.ts';
import { ConfirmDialog } from '#parts/dialog/ConfirmDialog.tsx';

export interface ConfirmationProps {
  act: ActorRefFrom<ReturnType<typeof createConfirmation>>;
  message?: string;
}

/** The dialog of an act, while it is asked about or under way. */
export function Confirmation({ act, message }: ConfirmationProps) {
  const snapshot = useSnapshot(act);
  if (!snapshot || snapshot.matches('idle')) return null;
  return (
    <ConfirmDialog
      message={message}
      busy={!snapshot.matches('asked')}
      onConfirm={() => act.send({ type: 'act.confirmed' })}
      onCancel={() => act.send({ type: 'act.cancelled' })}
    />
  );
}
