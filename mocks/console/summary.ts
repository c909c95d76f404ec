import { COUPONS } from '../journal/catalogue/coupons.ts';
import { CATALOGUE } from '../journal/catalogue/goods.ts';
import { lookUp } from '../journal/read-fields.ts';
import type { JournalState } from '../journal/state.ts';
import { PEOPLE_OF_PAGES, personOf, type Reader, refOf } from '../readers.ts';

/** One entry of the state. The first field is its name; amounts are in cents. */
export type Row = Record<string, string | number | null>;

/** Returns the journal's state as the tables the console shows. */
export const summaryOf = (state: JournalState) =>
  ({
    sessions: sessions(state),
    carts: carts(state),
    orders: Object.values(state.receipts).map(({ token, number = null, name, email, created, total }) => ({
      receipt: token,
      number,
      name,
      email,
      created,
      amount: total,
    })),
    intents: Object.values(state.intents).map(({ id, status, order, session, confirms }) => ({
      intent: id,
      status,
      email: order.email,
      amount: order.total,
      session: session ?? null,
      charged: confirms,
    })),
    invoices: Object.values(state.invoices).map(({ token, invoice_no, name, total, due_date, paid_on }) => ({
      invoice: token,
      number: invoice_no,
      name,
      amount: total,
      due: due_date,
      paid: paid_on ?? null,
    })),
    subscriptions: subscriptions(state),
    gifts: Object.entries(state.gifts).map(([token, { status, subscription, given }]) => ({
      gift: token,
      status,
      term: subscription.term,
      level: subscription.level,
      mails: given?.mails ?? 0,
    })),
    stock: Object.entries(state.stock).map(([ref, left]) => ({ goods: ref, name: NAMES.get(ref) ?? ref, left })),
    coupons: Object.values(COUPONS).map(({ code, can_apply, discounts }) => ({
      coupon: code,
      works: can_apply ? 'yes' : 'no',
      ...discounts,
    })),
  }) satisfies Record<string, Row[]>;

/** Returns the readers with an account: the documented ones, the administrator, then those opened since the start. */
export function readersOf({ accounts }: JournalState) {
  const known = [...PEOPLE_OF_PAGES, 'administrator' as const].map((reader) => [reader, refOf(reader) ?? ''] as const);
  const documented = new Set(known.map(([, ref]) => ref));
  const opened = Object.keys(accounts).filter((ref) => !documented.has(ref));
  return [...known, ...opened.map((ref) => [ref, ref] as const)].flatMap(([reader, ref]) => {
    const account = lookUp(accounts, ref)?.subscriber.account;
    return account ? [{ reader, name: account.name, email: account.email, summary: wordsOf(reader) }] : [];
  });
}

function wordsOf(reader: Reader | string): string {
  if (reader === 'administrator') return 'Looks at every account with ?admin-view=, and changes none';
  const person = PEOPLE_OF_PAGES.find((each) => each === reader);
  return person ? personOf(person).summary : 'An account opened here';
}

function sessions({ sessions: readers, cartOf, worlds, intents, accounts }: JournalState) {
  const ordering = Object.values(intents).flatMap(({ session }) => session ?? []);
  const all = new Set([...Object.keys(readers), ...Object.keys(cartOf), ...Object.keys(worlds), ...ordering]);
  return [...all].map((session) => ({
    session,
    reader: lookUp(accounts, lookUp(readers, session) ?? '')?.subscriber.account.email ?? 'visitor',
    scenario: lookUp(worlds, session)?.scenario ?? null,
    cart: lookUp(cartOf, session) ?? null,
  }));
}

function carts({ carts: all, cartOf }: JournalState) {
  const holder = new Map(Object.entries(cartOf).map(([session, cart]) => [cart, session]));
  return Object.values(all).map(({ id, version, lines, coupon }) => ({
    cart: id,
    session: holder.get(id) ?? null,
    version,
    holds: lines.map(({ qty, type, item }) => `${qty} × ${('ref' in item && NAMES.get(item.ref)) || type}`).join(', '),
    coupon: coupon ?? null,
  }));
}

const subscriptions = ({ accounts }: JournalState) =>
  Object.values(accounts).flatMap(({ subscriber: { account, timetable } }) =>
    [timetable.current_subscription, ...timetable.future_subscriptions]
      .filter((cycle) => cycle !== null)
      .map(({ info, state }) => ({
        subscription: info.token,
        email: account.email,
        state,
        term: info.term,
        level: info.level,
        delivery: info.deliverables.active,
        left: info.issues_left,
      })),
  );

const NAMES = new Map(
  CATALOGUE.flatMap(({ ref, name, sizes }) => [
    [ref, name] as const,
    ...sizes.map((size) => [size.ref, `${name}, ${size.name}`] as const),
  ]),
);
