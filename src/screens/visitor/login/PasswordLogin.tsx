import { useDeparture, useFlow } from '#app/world.tsx';
import type { Departure } from '#machines/lib/departure.ts';
import { passwordLogin } from '#machines/visitor/login/password-login.ports.ts';
import { PasswordLoginView, type PasswordLoginViewProps } from './PasswordLoginView.tsx';

export interface PasswordLoginProps extends Pick<PasswordLoginViewProps, 'onSetup'> {
  /** How the page is left after a login. */
  after: Departure;
}

/** A login with a password. */
export function PasswordLogin({ after, onSetup }: PasswordLoginProps) {
  const [snapshot, actor] = useFlow(passwordLogin, { email: '', password: '', after });
  useDeparture(snapshot.output);
  return <PasswordLoginView snapshot={snapshot} send={actor.send} onSetup={onSetup} />;
}
