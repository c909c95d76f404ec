import type { OpenPage } from '#machines/api/contract.ts';
import { LoginTabs } from './LoginTabs.tsx';

export interface LoginHereProps {
  ways: OpenPage['settings']['login'];
}

/** The login on a page that requires one; returns to the current URL (RENEW-10). */
export const LoginHere = ({ ways = {} }: LoginHereProps) => <LoginTabs ways={ways} requested={undefined} isPart />;
