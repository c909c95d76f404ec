import { readPathname } from '#host/address/location.ts';
import { readNow } from '#host/clock.ts';
import { sessionSlot } from '#host/storage/storage.ts';
import type { CodeRequested } from '#machines/visitor/login/sign-in-code.machine.ts';

/** How long a sign-in code is valid, in ms (API-9). */
const CODE_LIVES = 600_000;

/**
 * Keeps a request for a sign-in code across reloads of this page in this tab, while the code is valid. Never keeps the
 * code itself.
 */
export function openCodeRequest(widget: string) {
  const slot = sessionSlot(`journal.code.${widget}`);
  const read = (): CodeRequested | undefined => {
    const kept = slot.read();
    if (!isKept(kept) || kept.path !== readPathname() || readNow() - kept.at >= CODE_LIVES) return undefined;
    return { email: kept.email, token: kept.token };
  };
  return {
    read,
    /** Keeps a request. Keeping it again does not extend its life. */
    keep: ({ email, token }: CodeRequested) => {
      if (read()?.token !== token) slot.write({ email, token, path: readPathname(), at: readNow() });
    },
    drop: slot.clear,
  };
}

interface Kept extends CodeRequested {
  path: string;
  at: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['email', 'token', 'path'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  'at' in value &&
  typeof value.at === 'number';
