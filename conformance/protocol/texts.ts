import type { Address } from '../../machines/api/contract.ts';
import { zoneOf } from '../../machines/rules/address/shipping.ts';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import type { CallId } from '../../mocks/documented.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import { receiptOf } from '../orders/bill.ts';
import { addToCart, cartOf } from '../orders/cart.ts';
import { newReader } from '../orders/orders.ts';
import { buy, sent } from '../orders/purchase.ts';
import { openAccount } from '../readers/accounts.ts';
import { cardFor, changeOf, donationCardFor } from '../readers/changes.ts';
import { shown } from '../readers/everybody.ts';
import { LONG, SAMPLES, samplesWithin } from '../readers/samples.ts';
import { logIn, subscriberOf } from '../readers/subscriber.ts';
import { ask } from '../runner/ask.ts';
import { accepted, holds, needed, same } from '../runner/expect.ts';
import { type TextField, textAt, textsOf, withText } from '../runner/fields.ts';
import { type Given, requestOf } from '../runner/raw.ts';
import { kitFlow, type Rig, type Step, step } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

/** Readers' texts are kept verbatim up to the contract's length and refused beyond it. */
export const textsKit = kitFlow('texts', () => [
  ...KEPT.flatMap((kept) => [keepsStep(kept), lengthStep(kept)]),
  ...ORDERS.map(orderStep),
  step("keeps an order's texts and the typed password verbatim for a new account", async (rig) => {
    await Promise.all(Object.entries(SAMPLES).map(([what, text]) => opensAccount(rig, what, text)));
  }),
  step('prints the name of the order on the receipt', async (rig) => {
    const name = `${SAMPLES.accents} ${SAMPLES.scripts} ${SAMPLES.markup}`;
    await Promise.all(
      (['donate', 'checkOutCart'] as const).map(async (call) => {
        const change = changeOf(call);
        const tab = await change.by(rig);
        const { body } = await change.given(rig, tab);
        const receipt = await receiptOf(rig, tab, await buy(rig, call, tab, { ...body, name } as never)); // its order
        same('showReceipt', `the name on the receipt of ${call}`, receipt.name, name);
      }),
    );
  }),
  step("keeps a gift's message verbatim in the cart", async (rig) => {
    for (const [what, text] of Object.entries(SAMPLES)) {
      if (what === 'markup' || what === 'an end of a script' || what === 'right to left') continue; // refused by the schema
      const tab = rig.open();
      const message = `${text}\nand more.`;
      const item = { deliverable: 'digital', level: 'low', term: '1year', message } as const;
      accepted('addToCart', await addToCart(tab, { type: 'gift-subscription', item, qty: 1 }));
      const [line] = linesOf(await cartOf(tab));
      const got = line?.cart.type === 'gift-subscription' ? line.cart.item.message : undefined;
      same('getCart', `the message of a gift, with ${what}`, got, message);
    }
  }),
]);

interface Kept {
  call: ChangingId;
  begin: (rig: Rig) => Promise<{ tab: Tab; given: Given }>;
  read: (rig: Rig, tab: Tab, given: Given) => Promise<Record<string, unknown>>;
}

const writers = new WeakMap<Rig, Promise<Tab>>();

/** A new reader in a country where states and postcodes are not checked. */
async function writer(rig: Rig): Promise<Tab> {
  const tab = writers.get(rig) ?? begin(rig);
  writers.set(rig, tab);
  return tab;
}

async function begin(rig: Rig): Promise<Tab> {
  const tab = rig.open();
  await logIn(tab, await openAccount(rig, { address: await addressAbroad(tab), shipcode: 'ship-c' }));
  return tab;
}

async function opensAccount(rig: Rig, what: string, text: string): Promise<void> {
  const { address, shipcode } = newReader(rig);
  const lines = { line1: `${text} 1`, line2: text, city: `${text} 2` };
  const password = `Pass\u00c9 ${text}`;
  const login = await openAccount(rig, { name: text, password, address: { ...address, ...lines }, shipcode });
  const tab = rig.open();
  await logIn(tab, login);
  const { account } = await subscriberOf(tab);
  same('subscribe', `the name of a new account, with ${what}`, account.name, text);
  const kept = account.addresses[zoneOf(shipcode)];
  same('subscribe', `the address of a new account, with ${what}`, kept, login.address);
  for (const other of [password.toUpperCase(), password.toLowerCase(), `${password} `, password.slice(0, -1)]) {
    const result = await ask(rig.open(), 'logIn', { body: { email: login.email, password: other } });
    holds('logIn', 'a refusal of an almost correct password', result.kind === 'refused', 'a success');
  }
}

async function addressAbroad(tab: Tab): Promise<Address> {
  const { c, states } = accepted('getShipping', await ask(tab, 'getShipping', {}));
  const found = c.countries.find(({ code }) => !(code in states) && !['GB', 'AU', 'CA', 'US'].includes(code));
  const { code, names } = needed(found, 'every country of the third category has states or postcodes');
  return {
    line1: '1 Quay',
    line2: '',
    city: 'Town',
    state: '',
    postcode: '',
    country: code,
    country_name: names[0] ?? code,
  };
}

const nameRead: Kept['read'] = async (rig, tab) => {
  const [{ account }, ...shownAt] = await Promise.all([subscriberOf(tab), ...NAMED.map((id) => shown(rig, tab, id))]);
  const pages = NAMED.map((id, at) => [id, Object(shownAt[at]).subscriber?.account]);
  return { getSubscriber: account, ...Object.fromEntries(pages) };
};

const NAMED = ['showName', 'showAccount'] as const;

const addressRead: Kept['read'] = async (rig, tab) => {
  const [{ account }, page] = await Promise.all([subscriberOf(tab), shown(rig, tab, 'showAddresses')]);
  return { getSubscriber: account.addresses.c, showAddresses: Object(page).subscriber?.account.addresses.c };
};

const addressCall = (call: Kept['call']): Kept => ({
  call,
  begin: async (rig) => {
    const tab = await writer(rig);
    return { tab, given: { path: { shipcode: 'ship-c' }, body: await addressAbroad(tab) } };
  },
  read: addressRead,
});

const KEPT: Kept[] = [
  ...(['changeName', 'replaceName'] as const).map((call) => ({
    call,
    begin: async (rig: Rig) => ({ tab: await writer(rig), given: { body: { name: 'Ada Okafor' } } }),
    read: nameRead,
  })),
  ...(['changeAddress', 'saveAddress', 'changeAddressByLink', 'patchAddressByLink'] as const).map(addressCall),
  {
    call: 'setCard',
    begin: async (rig) => {
      const tab = await writer(rig);
      return { tab, given: { body: await cardFor(rig, tab) } };
    },
    read: async (rig, tab) => ({ showPayment: Object(await shown(rig, tab, 'showPayment')).payment_setup }),
  },
  {
    call: 'setDonationCard',
    begin: async (rig) => {
      const token = needed(rig.profile.donations?.paid, 'the profile has no paid donation');
      const tab = rig.open();
      return { tab, given: { query: { token }, body: await donationCardFor(rig, tab, token) } };
    },
    read: async (rig, tab, { query }) => ({
      showDonationSetup: Object(await shown(rig, tab, 'showDonationSetup', { query })).payment_setup,
    }),
  },
];

/** The free texts of a call. The name of a country is not one: it follows from its code. */
const freeTexts = (call: CallId): TextField[] =>
  textsOf(call).filter(({ path }) => !['country_name', 'cc_token', 'password', 'confirm'].includes(path.at(-1) ?? ''));

interface Writing extends Kept {
  rig: Rig;
  tab: Tab;
  given: Given;
}

interface Written {
  path: string[];
  text: string;
}

const writingStep = (name: string, kept: Kept, write: (writing: Writing) => Promise<void>): Step =>
  step(name, async (rig) => {
    const writing = { ...kept, rig, ...(await kept.begin(rig)) };
    await write(writing);
    same(kept.call, 'the status for the previous session', await send(writing, []), 200);
  });

async function send({ rig, call, tab, given }: Writing, texts: Written[]): Promise<number> {
  const body = texts.reduce((held, { path, text }) => withText(held, path, text), given.body ?? {});
  return (await tab.send(requestOf(rig.server, call, { ...given, body }))).status;
}

async function areRead({ rig, call, tab, given, read }: Writing, texts: Written[], what: string): Promise<void> {
  for (const [where, got] of Object.entries(await read(rig, tab, given)))
    for (const { path, text } of got === undefined ? [] : texts)
      same(call, `${path.join('.')} ${what}, as ${where} has it`, textAt(got, path), text);
}

const keepsStep = (kept: Kept): Step =>
  writingStep(`keeps the texts of ${kept.call} verbatim`, kept, async (writing) => {
    const { call } = kept;
    const fields = freeTexts(call).map((field) => ({ ...field, samples: samplesWithin(field.maxLength) }));
    const rounds = Math.min(...fields.map(({ samples }) => samples.length));
    for (let round = 0; round < rounds; round += 1) {
      const texts = fields.map(({ path, samples }, at) => ({ path, text: `${samples[round]}${at}` }));
      same(call, 'the status for all kinds of characters', await send(writing, texts), 200);
      await areRead(writing, texts, 'with letters of all kinds');
    }
    for (const { path } of fields) {
      const written = [{ path, text: 'a\u0007b\u0000c\td' }];
      const status = await send(writing, written);
      if (status === 400) continue;
      same(call, `the status for control characters in ${path.join('.')}`, status, 200);
      await areRead(writing, written, 'with control characters');
    }
  });

const lengthStep = (kept: Kept): Step =>
  writingStep(`accepts texts of ${kept.call} up to their length and refuses longer ones`, kept, async (writing) => {
    for (const { path, maxLength } of freeTexts(kept.call)) {
      const longest = [{ path, text: LONG.repeat(maxLength) }];
      const what = `of ${maxLength} characters`;
      same(kept.call, `the status for ${path.join('.')} ${what}`, await send(writing, longest), 200);
      await areRead(writing, longest, what);
      const refused = [
        'a'.repeat(maxLength + 1),
        LONG.repeat(maxLength + 1),
        ...(path.at(-1) === 'name' ? [' \t '] : []),
      ];
      for (const text of refused) await isRefusedAt(writing, path, text);
      await areRead(writing, longest, `${what}, after a refusal`);
    }
  });

async function isRefusedAt(
  { rig, call, tab, given }: Omit<Writing, 'begin' | 'read'>,
  path: string[],
  text: string,
): Promise<void> {
  const body = withText(given.body ?? {}, path, text);
  const query = 'captcha' in (given.query ?? {}) ? { ...given.query, captcha: sent(rig).captcha } : given.query;
  const response = await tab.send(requestOf(rig.server, call, { ...given, ...(query && { query }), body }));
  const what = text.trim() === '' ? 'a blank text' : `${[...text].length} characters`;
  const expected = `a refusal with status 400 of ${what} at ${path.join('.')}`;
  const { errors } = Object(response.status === 400 ? JSON.parse(await response.text()) : undefined);
  const isThere =
    textAt(errors, path) !== undefined || (path.length > 1 && typeof textAt(errors, path.slice(0, -1)) === 'string');
  holds(call, expected, isThere, `status ${response.status}${errors ? ` at ${Object.keys(Object(errors))}` : ''}`);
}

const ORDERS: ChangingId[] = [
  'subscribe',
  'donate',
  'checkOutCart',
  'renewSubscription',
  'updateSubscription',
  'redeemGift',
  'payInvoice',
];

function orderStep(call: ChangingId): Step {
  return step(`refuses overlong texts of ${call}, with the error at their field`, async (rig) => {
    const change = changeOf(call);
    const tab = await change.by(rig);
    const given = await change.given(rig, tab);
    const isTooLong = async (written: Given, { path, maxLength }: TextField) => {
      for (const text of [`a${'b'.repeat(maxLength)}`, LONG.repeat(maxLength + 1), ...(path.length === 1 ? [' '] : [])])
        await isRefusedAt({ rig, call, tab, given: written }, path, text);
    };
    const texts = textsOf(call);
    const of = (first: string) => texts.filter(({ path }) => path[0] === first && !FOLLOWS.has(path.at(-1) ?? ''));
    for (const field of of('name')) await isTooLong(given, field);
    if (!SHIPPED.has(call)) return;
    for (const field of of('address')) await isTooLong(given, field);
    const { name, address, shipcode } = newReader(rig);
    const to = { origin: 'recipient', gifted: true, recipient_name: name, recipient_address: address };
    const body = { ...given.body, ...to, recipient_shipcode: shipcode };
    for (const field of of('recipient_name')) await isTooLong({ ...given, body }, field);
  });
}

const SHIPPED = new Set<ChangingId>(['subscribe', 'checkOutCart']);

/** Fields limited to a list or to a pattern of their country. */
const FOLLOWS = new Set(['state', 'postcode', 'country_name']);
