import fc from 'fast-check';
import { expect } from 'vitest';
import type { Address, CartState } from '#machines/api/contract.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { objections } from '../../contract/check.ts';
import type { CallId } from '../../documented.ts';
import type { Reader } from '../../readers.ts';
import { requests } from '../../replies.ts';
import { type Answer, type AnyAnswer, respond } from '../../respond.ts';
import type { Intent } from '../checkout/checkout-state.ts';
import { open } from '../open-journal.ts';

/** Something that a reader, the provider or the time does to a journal. */
export type Step =
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

/** The gifts that are redeemed: one that costs nothing more, and one whose print is to be paid for. */
export const GIFTS = ['gft_p8Lx3N', 'gft_digitalGift'] as const;

const step = <Kind extends Step['do']>(kind: Kind) => fc.constant(kind);
const keys = fc.option(fc.constantFrom('key-1', 'key-2', 'key-3'), { nil: undefined });
const latest = fc.integer({ min: 1, max: 3 });
const bodies = fc
  .tuple(fc.constantFrom(...ACTIONS), fc.integer({ min: 0, max: 25 }))
  .map(([action, qty]) => ({ ...action, qty }));

/** Any step, those that lead somewhere more often. */
export const steps: fc.Arbitrary<Step> = fc.oneof(
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

/** A journal that is used, and what it told on the way; an answer that the contract does not state fails the test. */
export function journalInUse() {
  const { journal, clock } = open();
  const seeded = Object.keys(journal.state().intents);
  const told = new Map<string, unknown>();
  const redeemed: string[] = [];
  let unpaid = 0;
  let tokens = 0;

  async function ask<Id extends CallId>(id: Id, { body, key, params = {} }: Asked = {}): Promise<Answer<Id>> {
    const query = new URLSearchParams({ captcha: `fresh-${++tokens}` });
    const answer = journal.ask(id, { body, query, params, ...(key !== undefined && { key }) });
    expect(await objections(id, respond(answer))).toEqual([]);
    if (key !== undefined && tells(answer)) remember(`${id} ${key}`, answer, body);
    else count(answer, body);
    return answer;
  }

  function remember(place: string, answer: AnyAnswer, sent: unknown): void {
    if (told.has(place)) expect(answer).toEqual(told.get(place));
    else count(answer, sent);
    told.set(place, answer);
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
    const form = { ...FORM, shipcode, address: ADDRESSES[shipcode], email: `ada${tokens}@reader.example` };
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
    const email = `noor${tokens}@reader.example`;
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
    /** What was redeemed for nothing, and how many orders cost nothing. */
    free: () => ({ redeemed, unpaid }),
    // The table has an act for each kind; the compiler loses through the index that it is of this step.
    take: async (step: Step) => void (await (acts[step.do] as (step: Step) => unknown)(step)),
  };
}

interface Asked {
  body?: object;
  key?: string | undefined;
  params?: Record<string, string>;
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
