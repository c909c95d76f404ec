import { callAt } from '../routes.ts';
import { type Objection, objectionsTo, objectionsToRequest } from './check.ts';
import type { Exchange } from './exchange.ts';

/**
 * What the contract has against an exchange, a line for each: the call, its status, and what is wrong. A call that is
 * refused may be wrong itself; a browser keeps the cookies of an answer to itself.
 */
export function judge({ method, url, sent, status, headers, text }: Exchange, place: 'node' | 'browser' = 'node') {
  const address = new URL(url);
  const id = callAt(method, address.pathname);
  if (id === undefined) return [`${method} ${address.pathname} is no call of the contract`];
  const ofCall = status < 400 ? objectionsToRequest(id, { url: address, text: sent }) : [];
  const ofAnswer = objectionsTo(id, { status, headers: new Headers(headers), text });
  return [...ofCall, ...ofAnswer.filter((objection) => place === 'node' || !isOfCookie(objection))].map(
    ({ expected, got }) => `${id} ${status}: expected ${expected}, got ${got}`,
  );
}

const isOfCookie = ({ expected }: Objection): boolean => expected.startsWith('the header Set-Cookie');
