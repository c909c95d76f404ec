import { useState } from 'react';
import { useFlow } from '#app/world.tsx';
import { resetPassword } from '#machines/visitor/reset-password/reset-password.ports.ts';
import { type PanelProps, ResetPasswordView } from './ResetPasswordView.tsx';

/** The panel that sets up or resets a password; the reader can have a link sent to another address (ENTRY-10). */
export function ResetPassword(panel: PanelProps) {
  const [sent, setSent] = useState(0);
  return <OneReset key={sent} {...panel} onAgain={() => setSent(sent + 1)} />;
}

function OneReset({ onAgain, ...panel }: PanelProps & { onAgain: () => void }) {
  const [snapshot, actor] = useFlow(resetPassword, { email: '' });
  return <ResetPasswordView {...panel} snapshot={snapshot} send={actor.send} onAgain={onAgain} />;
}
