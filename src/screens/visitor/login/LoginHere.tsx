import type { OpenPage } from '#machines/api/contract.ts';
import { LoginTabs } from './LoginTabs.tsx';

export interface LoginHereProps {
  /** What the host has of ways to log in. */
  ways: OpenPage['settings']['login'];
}

/** The ways to log in on a page that asks for it; each leads back to this very page, as its address stands (RENEW-10). */
export const LoginHere = ({ ways = {} }: LoginHereProps) => <LoginTabs ways={ways} requested={undefined} isPart />;
