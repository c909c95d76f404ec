import { sessionSlot } from '#host/storage/storage.ts';
import { DRAFTS } from './forget-orders.ts';

/** The path of the page to which the login of this tab leads. The name ends with the drafts at logout. */
export const login = sessionSlot(`${DRAFTS}login`);

/** Remembers that the login was opened in this tab. `path` is where it leads. */
export const rememberLogin = (path: string): void => void login.write(path.replace(/[?#].*$/s, ''));
