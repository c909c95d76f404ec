import { Later } from '#app/Later.tsx';
import type { Settings } from '#machines/api/contract.ts';
import { useMessages } from '#messages/context.tsx';
import { loginHereWords } from '#messages/en/checkout.ts';

export function LoginPlace({ ways }: { ways: Settings['login'] }) {
  const words = useMessages(loginHereWords);
  return (
    <Later load={loadLoginHere} {...words}>
      {({ LoginHere }) => <LoginHere ways={ways} />}
    </Later>
  );
}

const loadLoginHere = () => import('#screens/visitor/login/LoginHere.tsx');
