import { LazyPart } from '#app/rendering/LazyPart.tsx';
import type { Settings } from '#machines/api/contract.ts';
import { loginHereMessages } from '#messages/en/order.ts';
import { useMessages } from '#messages/use-messages.tsx';

export function LoginPlace({ ways }: { ways: Settings['login'] }) {
  const words = useMessages(loginHereMessages);
  return (
    <LazyPart load={loadLoginHere} {...words}>
      {({ LoginHere }) => <LoginHere ways={ways} />}
    </LazyPart>
  );
}

const loadLoginHere = () => import('#screens/visitor/login/LoginHere.tsx');
