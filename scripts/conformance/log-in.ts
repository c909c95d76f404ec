import { read } from '#machines/api/reply.ts';
import { Done } from '#machines/api/schemas/shared/Done.ts';
import { accepted, holds } from './expect.ts';
import type { Login } from './profile.ts';
import type { Tab } from './tab.ts';

/** Logs a reader in with a password, and sees that the tab was given a session. */
export async function logIn(tab: Tab, { email, password }: Login): Promise<void> {
  accepted('logIn', await read(tab.api.POST('/api/access/login', { body: { email, password } }), Done));
  holds('logIn', 'the cookie of a session', (await tab.session()) !== undefined, 'none');
}
