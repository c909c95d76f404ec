import { useDeparture, useFlow } from '#app/world.tsx';
import type { SignInCodeInput } from '#machines/visitor/login/sign-in-code.machine.ts';
import { signInCode } from '#machines/visitor/login/sign-in-code.ports.ts';
import { SignInCodeView } from './SignInCodeView.tsx';

/** A login with a code by email, which leads back to `path`. */
export function SignInCode({ after, path }: SignInCodeInput) {
  const [snapshot, actor] = useFlow(signInCode, { after, path });
  useDeparture(snapshot.output);
  return <SignInCodeView snapshot={snapshot} send={actor.send} />;
}
