import { useFlow } from '#app/WorldProvider.tsx';
import type { OpenPage } from '#machines/api/contract.ts';
import { loginTabs } from '#machines/visitor/login/login-tabs.ports.ts';
import { LoginView } from './LoginView.tsx';

export interface LoginHereProps {
  /** What the host has of ways to log in. */
  ways: OpenPage['settings']['login'];
}

/** The ways to log in on a page that asks for it; each leads back to this very page, as its address stands (RENEW-10). */
export function LoginHere({ ways = {} }: LoginHereProps) {
  const [snapshot, actor] = useFlow(loginTabs, ways);
  return <LoginView snapshot={snapshot} send={actor.send} requested={undefined} isPart />;
}
