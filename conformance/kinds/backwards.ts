import { callOf, type Exchange, type ExchangeCheck } from '../runner/exchange.ts';
import { dataIn, memoryOf, sessionIn } from './exchange-memory.ts';

/** What a reply says of a thing: a value that stays once it is there, or a version that never falls. */
interface Fact {
  of: string;
  value: unknown;
  isVersion?: boolean;
}

const knownIn = memoryOf(() => new Map<string, { value: unknown; at: number }>());

/** Fails an exchange whose reply takes back what an earlier reply of the run has said. */
export const backwards: ExchangeCheck = (exchange, run) => {
  const known = knownIn(run);
  const session = sessionIn(exchange.headers.get('Cookie'));
  const { answer, began, id, method } = exchange;
  if (answer?.status !== 200) return [];
  const facts = factsIn(exchange, dataIn(answer.text), session);
  // The session of this cookie has ended.
  if (answer.headers.getSetCookie().some((cookie) => cookie.startsWith('session='))) known.delete(cartOf(session));
  return facts.flatMap(({ of, value, isVersion = false }) => {
    const before = known.get(of);
    // A request that was sent before the other reply came may have overtaken it.
    const isLater = before !== undefined && began > before.at;
    const isWorse = isLater && (isVersion ? Number(value) < Number(before.value) : value !== before.value);
    if (value !== undefined && (!before || isVersion)) known.set(of, { value, at: began + exchange.ms });
    const got = value === undefined ? 'no longer' : String(value);
    return isWorse ? [{ call: callOf({ id, method }), expected: `${of}, as before: ${before?.value}`, got }] : [];
  });
};

const cartOf = (session: string): string => `the version of the cart of ${session.slice(0, 8)}…${session.slice(-4)}`;

function factsIn({ id, url }: Exchange, data: ReturnType<typeof dataIn>, session: string): Fact[] {
  const token = url.searchParams.get('token') ?? url.pathname.split('/').at(-1);
  const { redeem, link, receipt, invoice, billing, subscriber } = data;
  const { account, timetable = data.timetable } = Object(subscriber);
  const order = id === 'getFulfilment' ? token : id === 'closeAttempt' && data.intent;
  const facts: (Fact | false | undefined)[] = [
    order && { of: `the receipt of ${order}`, value: data.status === 'completed' ? receipt : undefined },
    endOf(`the end of the gift ${token}`, redeem?.status, { open: 'open', ended: ['redeemed', 'closed'] }),
    endOf(`the end of the link ${token}`, link?.state, { open: 'good', ended: ['used', 'expired'] }),
    invoice?.accepted_payments && { of: `the receipt of the invoice ${invoice.token}`, value: receipt ?? undefined },
    receipt?.token && { of: `the number, total and day of the receipt ${receipt.token}`, value: printed(receipt) },
    session !== '' && billing && { of: cartOf(session), value: data.version, isVersion: true },
    account && { of: `the version of the subscription of ${account.ref}`, value: timetable?.version, isVersion: true },
  ];
  return facts.flatMap((fact) => fact || []);
}

/** A thing is open and then ended. Other states say nothing of it. */
function endOf(of: string, state: string | undefined, { open, ended }: { open: string; ended: string[] }) {
  if (state === open) return { of, value: undefined };
  return state !== undefined && ended.includes(state) && { of, value: state };
}

const printed = ({ number, total, created }: ReturnType<typeof dataIn>): string => [number, total, created].join(', ');
