import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effort } from '#fixtures/world/effort.ts';
import { open } from '#fixtures/world/journal.ts';
import type { Address, CartState, OrderLine } from '#machines/api/contract.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { violationsIn } from '../../contract/check.ts';
import type { CallId } from '../../documented.ts';
import type { Reader } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { type AnswerTo, type AnyAnswer, respond } from '../../respond.ts';
import type { Intent } from '../checkout/checkout-state.ts';
import { seed } from '../state.ts';

type InUse = ReturnType<typeof journalInUse>;

/**
 * The parts of a cart that change only with its version. The group of unshipped lines may differ, and `max_quantity`
 * depends on the stock.
 */
const shownOf = ({ billing, count, invoiced }: CartState) => ({
  lines: Object.values(billing)
    .flatMap(({ reported }) => reported.map(({ max_quantity: _, ...line }) => line))
    .sort((one, other) => one.id.localeCompare(other.id)),
  count,
  invoiced,
});

const sumOf = (figures: number[]): number => figures.reduce((sum, figure) => sum + figure, 0);
const totalOf = (lines: OrderLine[]) =>
  sumOf(lines.map(({ amount, shipping, discount }) => amount + shipping - discount));

function cartAddsUp({ billing, count }: CartState): void {
  const groups = Object.values(billing);
  expect(count).toBe(sumOf(groups.flatMap(({ reported }) => reported.map(({ quantity }) => quantity))));
  for (const { goods, reported } of groups)
    expect(sumOf(goods.map(({ outlays: { amount, shipping, discount } }) => amount + shipping - discount))).toBe(
      sumOf(reported.filter(({ cart: { item } }) => 'ref' in item).map(({ price }) => price)),
    );
}

function everyOrderIsPaidOnce({ journal, intents, free }: InUse): void {
  const { receipts, invoices } = journal.state();
  const ends = intents().flatMap(({ settled }) => (settled?.status === 'completed' ? [settled.receipt] : []));
  expect(new Set(ends).size).toBe(ends.length);
  expect(Object.keys(receipts)).toHaveLength(ends.length + free().unpaid);
  for (const { confirms, order, settled } of intents()) {
    expect(confirms).toBeLessThanOrEqual(1);
    if (settled?.status === 'completed') expect(receipts[settled.receipt]?.total).toBe(order.total);
    if (settled) expect(confirms).toBe(1);
  }
  for (const { total, lines } of [...Object.values(receipts), ...Object.values(invoices)])
    expect(total).toBe(totalOf(lines));
}

const FIRST = seed().stock;

function stockIsWhatIsLeft({ journal, intents }: InUse): void {
  const { stock } = journal.state();
  const sold = intents().flatMap(({ settled, order }) => (settled ? order.goods : []));
  for (const [ref, left] of Object.entries(stock)) {
    expect(left).toBeGreaterThanOrEqual(0);
    const gone = sumOf(sold.filter((goods) => goods.ref === ref).map(({ quantity }) => quantity));
    if (ref !== 'prd:shirt') expect((FIRST[ref] ?? 0) - left).toBe(gone);
  }
}

function everyGiftIsRedeemedOnce({ intents, free }: InUse): void {
  for (const token of GIFTS) {
    const paid = intents().filter(({ purpose, confirms }) => purpose === `gift ${token}` && confirms > 0);
    const times = paid.length + free().redeemed.filter((each) => each === token).length;
    expect(times).toBeLessThanOrEqual(1);
  }
}

const changeForNothing: Step[] = [
  { do: 'become', reader: 'subscriber' },
  { do: 'change', id: 'addToCart', body: requests.addToCart.subscriptionUpgrade.body },
  { do: 'order', isStale: false, key: undefined, shipcode: 'ship-a', namesIntent: false },
];

test('keeps carts and stock consistent and never charges or redeems twice, in any sequence of steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 25 }), async (all) => {
      const used = journalInUse();
      const seen = new Map<number, object>();
      for (const step of all) {
        await used.take(step);
        const cart = await used.cart();
        expect(shownOf(cart)).toEqual(seen.get(cart.version) ?? shownOf(cart));
        seen.set(cart.version, shownOf(cart));
        cartAddsUp(cart);
        everyOrderIsPaidOnce(used);
        stockIsWhatIsLeft(used);
        everyGiftIsRedeemedOnce(used);
      }
    }),
    { numRuns: effort(10, 60, 600), examples: [[changeForNothing]] },
  );
});

type Step =
  | { do: 'change'; id: 'addToCart' | 'updateCart' | 'removeFromCart'; body: object }
  | { do: 'order'; isStale: boolean; key: string | undefined; shipcode: Shipcode; namesIntent: boolean }
  | { do: 'buy'; body: object; paid: 'taken' | 'debited'; reads: number }
  | { do: 'redeem'; token: string; deliverable: string; key: string | undefined }
  | { do: 'pay'; kind: 'taken' | 'debited' | 'refused'; latest: number }
  | { do: 'read'; latest: number }
  | { do: 'wait' }
  | { do: 'become'; reader: Reader };

const ACTIONS = Object.values(requests.addToCart).map(({ body }) => body);
const SHIPCODES: readonly Shipcode[] = ['ship-a', 'ship-a', 'ship-b', 'ship-c'];
const READERS: readonly Reader[] = ['visitor', 'donor', 'subscriber', 'lifer'];

/** A gift without a surcharge, and one whose print delivery costs extra. */
const GIFTS = ['gft_p8Lx3N', 'gft_digitalGift'] as const;

const step = <Kind extends Step['do']>(kind: Kind) => fc.constant(kind);
const keys = fc.option(fc.constantFrom('key-1', 'key-2', 'key-3'), { nil: undefined });
const latest = fc.integer({ min: 1, max: 3 });
const bodies = fc
  .tuple(fc.constantFrom(...ACTIONS), fc.integer({ min: 0, max: 25 }))
  .map(([action, qty]) => ({ ...action, qty }));

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: step('change'),
      id: fc.constantFrom('addToCart' as const, 'addToCart' as const, 'updateCart' as const, 'removeFromCart' as const),
      body: bodies,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: step('order'),
      isStale: fc.boolean(),
      key: keys,
      shipcode: fc.constantFrom(...SHIPCODES),
      namesIntent: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: step('buy'),
      body: bodies,
      paid: fc.constantFrom('taken' as const, 'taken' as const, 'debited' as const),
      reads: fc.integer({ min: 0, max: 5 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: step('redeem'),
      token: fc.constantFrom(...GIFTS),
      deliverable: fc.constantFrom('digital', 'print-a', 'print-b'),
      key: keys,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: step('pay'),
      kind: fc.constantFrom('taken' as const, 'debited' as const, 'refused' as const),
      latest,
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: step('read'), latest }) },
  { weight: 1, arbitrary: fc.record({ do: step('wait') }) },
  { weight: 1, arbitrary: fc.record({ do: step('become'), reader: fc.constantFrom(...READERS) }) },
);

/** An undocumented answer fails the test. */
function journalInUse() {
  const { journal, clock } = open();
  const seeded = Object.keys(journal.state().intents);
  const told = new Map<string, Sent & { answer: AnyAnswer }>();
  const redeemed: string[] = [];
  let unpaid = 0;
  let tokens = 0;

  async function ask<Id extends CallId>(id: Id, { body, key, params = {} }: Asked = {}): Promise<AnswerTo<Id>> {
    const query = new URLSearchParams({ captcha: `fresh-${++tokens}` });
    const asking = journal.state().reader;
    const answer = journal.ask(id, { body, query, params, ...(key !== undefined && { key }) });
    expect(await violationsIn(id, respond(answer))).toEqual([]);
    const sent: Sent = { reader: asking, request: JSON.stringify([id, body]) };
    const before = key === undefined ? undefined : told.get(key);
    if (before) expect(answer).toMatchObject(dueTo(sent, before));
    else count(answer, body);
    if (key !== undefined && !before && tells(answer)) told.set(key, { ...sent, answer: withoutCookie(answer) });
    // An order that opens an account logs its guest in and hands the guest's keys over to the account.
    const { reader } = journal.state();
    if (asking === null && reader !== null) for (const each of told.values()) each.reader ??= reader;
    return answer;
  }

  function count({ body }: AnyAnswer, sent: unknown): void {
    const type = String(Object(body).type);
    if (type === 'redeem-succeeded') redeemed.push(String(Object(Object(sent).subscription).token));
    if (type === 'gratis' || type === 'update-succeeded') unpaid += 1;
  }

  const intents = (): Intent[] => Object.values(journal.state().intents).filter(({ id }) => !seeded.includes(id));
  const latest = (number: number): Intent | undefined => intents().at(-number);
  const pay = (kind: 'taken' | 'debited' | 'refused', number: number) =>
    journal.payments.confirm(latest(number)?.secret ?? '', kind === 'refused' ? { kind, error: DECLINED } : { kind });
  const read = (number: number) => ask('getFulfilment', { params: { intent_id: latest(number)?.id ?? 'pi_none' } });
  const cart = async () => (await ask('getCart')).body as CartState;

  async function order({ isStale, key, shipcode, namesIntent }: Extract<Step, { do: 'order' }>): Promise<void> {
    const { version } = await cart();
    const invoice = namesIntent ? latest(1)?.id : undefined;
    const form = { ...FORM, shipcode, address: ADDRESSES[shipcode], email: `ada-${key ?? tokens}@reader.example` };
    await ask('checkOutCart', {
      body: { ...form, version: isStale ? version - 1 : version, ...(invoice && { invoice }) },
      key,
    });
  }

  async function buy({ body, paid, reads }: Extract<Step, { do: 'buy' }>): Promise<void> {
    await ask('addToCart', { body });
    await order({ do: 'order', isStale: false, key: undefined, shipcode: 'ship-a', namesIntent: false });
    pay(paid, 1);
    for (let times = 0; times < reads; times += 1) await read(1);
  }

  async function redeem({ token, deliverable, key }: Extract<Step, { do: 'redeem' }>): Promise<void> {
    const email = `noor-${key ?? tokens}@reader.example`;
    await ask('redeemGift', {
      body: { ...requests.redeemGift.newReader.body, email, subscription: { token, deliverable } },
      key,
    });
  }

  const acts: { [Kind in Step['do']]: (step: Extract<Step, { do: Kind }>) => unknown } = {
    change: ({ id, body }) => ask(id, { body }),
    order,
    buy,
    redeem,
    pay: ({ kind, latest: number }) => pay(kind, number),
    read: ({ latest: number }) => read(number),
    wait: () => {
      clock.now += 40_000;
    },
    become: ({ reader }) => journal.become(reader),
  };

  return {
    journal,
    cart,
    intents,
    free: () => ({ redeemed, unpaid }),
    // The compiler cannot see that the step matches the act looked up by its kind.
    take: async (step: Step) => void (await (acts[step.do] as (step: Step) => unknown)(step)),
  };
}

interface Asked {
  body?: object;
  key?: string | undefined;
  params?: Record<string, string>;
}

interface Sent {
  reader: string | null;
  request: string;
}

/** The expected answer to a repeated key: the first answer, or a refusal for another reader or request. */
function dueTo({ reader, request }: Sent, before: Sent & { answer: AnyAnswer }): AnyAnswer {
  if (before.reader !== reader) return replies.checkOutCart.keyForeign;
  return before.request === request ? before.answer : replies.checkOutCart.keyReused;
}

/** A repeated reply has no cookie, because the reader is logged in by then. */
function withoutCookie(answer: AnyAnswer): AnyAnswer {
  const { 'Set-Cookie': cookie, ...headers } = answer.headers ?? {};
  return cookie === undefined ? answer : { ...answer, headers };
}

const tells = ({ status }: { status: number }): boolean => ![401, 403, 429, 503].includes(status);

const FORM = requests.checkOutCart.guest.body;

const ADDRESSES: Record<Shipcode, Address> = {
  'ship-a': FORM.address,
  'ship-b': {
    line1: '88 Rue Saint-Viateur',
    line2: '',
    city: 'Montréal',
    state: 'QC',
    postcode: 'H2T 1A8',
    country: 'CA',
    country_name: 'Canada',
  },
  'ship-c': requests.donate.monthly.body.address,
};

const DECLINED = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } as const;
