import { useDeparture, useFlow } from '#app/world.tsx';
import type { Departure } from '#machines/lib/departure.ts';
import { passwordLogin } from '#machines/visitor/login/password-login.ports.ts';
import { PasswordLoginView } from './PasswordLoginView.tsx';

export interface PasswordLoginProps {
  /** How the page is left after a login. */
  after: Departure;
  /** The reader asks to set up or reset a password. */
  onSetup: () => void;
}

/** A login with a password. */
export function PasswordLogin({ after, onSetup }: PasswordLoginProps) {
  const [snapshot, actor] = useFlow(passwordLogin, { email: '', password: '', after });
  useDeparture(snapshot.output);
  return <PasswordLoginView snapshot={snapshot} send={actor.send} onSetup={onSetup} />;
}
