import type { Address } from '../../machines/api/contract.ts';
import { zoneOf } from '../../machines/rules/address/shipping.ts';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import type { CallId } from '../../mocks/documented.ts';
import { addToCart, cartOf } from '../orders/cart.ts';
import { newReader } from '../orders/orders.ts';
import { buy } from '../orders/purchase.ts';
import { receiptOf } from '../orders/receipt.ts';
import { valueAt, wholeViewOf } from '../readers/all-readers.ts';
import { type Change, changeOf, changes } from '../readers/changes.ts';
import { openAccount } from '../readers/opened-accounts.ts';
import { LONG, SAMPLES, samplesWithin } from '../readers/samples.ts';
import { logIn, subscriberOf } from '../readers/subscriber.ts';
import { ownCalls } from '../runner/contract.ts';
import { accepted, holds, needed, same } from '../runner/expect.ts';
import { fieldAt, type TextField, textsIn, textsOf, withValue } from '../runner/fields.ts';
import { ask, type Given, requestOf } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, once, type Step, step, type TestContext } from '../runner/test-context.ts';
import { begin, bodiesOf, send } from './valid-requests.ts';

/** Readers' texts are kept verbatim up to the contract's length and refused beyond it. */
export const textsKit = kitFlow('texts', () => [
  ...keeping().flatMap((change) => [keepsStep(change), lengthStep(change)]),
  ...changes.filter(({ call, opensIntent }) => opensIntent && call !== 'retryRenewal').map(orderStep),
  step("keeps an order's texts and the typed password verbatim for a new account", async (t) => {
    await Promise.all(Object.entries(SAMPLES).map(([what, text]) => opensAccount(t, what, text)));
  }),
  step('prints the name of the order on the receipt', async (t) => {
    const name = `${SAMPLES.accents} ${SAMPLES.scripts} ${SAMPLES.markup}`;
    await Promise.all(
      (['donate', 'checkOutCart'] as const).map(async (call) => {
        const change = changeOf(call);
        const tab = await change.by(t);
        const { body } = await change.given(t, tab);
        const receipt = await receiptOf(t, tab, await buy(t, { call, tab, body: { ...body, name } }));
        same('showReceipt', `the name on the receipt of ${call}`, receipt.name, name);
      }),
    );
  }),
  step("keeps a gift's message verbatim in the cart", async (t) => {
    for (const [what, text] of Object.entries(SAMPLES)) {
      if (what === 'markup' || what === 'an end of a script' || what === 'right to left') continue; // refused by the schema
      const tab = t.open();
      const message = `${text}\nand more.`;
      const item = { deliverable: 'digital', level: 'low', term: '1year', message } as const;
      accepted('addToCart', await addToCart(tab, { type: 'gift-subscription', item, qty: 1 }));
      const [line] = linesOf(await cartOf(tab));
      const got = line?.cart.type === 'gift-subscription' ? line.cart.item.message : undefined;
      same('getCart', `the message of a gift, with ${what}`, got, message);
    }
  }),
]);

/** A new reader in a country where states and postcodes are not checked. */
const writer = once(async (t): Promise<Tab> => {
  const tab = t.open();
  await logIn(tab, await openAccount(t, { address: await addressAbroad(tab), shipcode: 'ship-c' }));
  return tab;
});

async function opensAccount(t: TestContext, what: string, text: string): Promise<void> {
  const { address, shipcode } = newReader(t);
  const lines = { line1: `${text} 1`, line2: text, city: `${text} 2` };
  const password = `Pass\u00c9 ${text}`;
  const login = await openAccount(t, { name: text, password, address: { ...address, ...lines }, shipcode });
  const tab = t.open();
  await logIn(tab, login);
  const { account } = await subscriberOf(tab);
  same('subscribe', `the name of a new account, with ${what}`, account.name, text);
  const kept = account.addresses[zoneOf(shipcode)];
  same('subscribe', `the address of a new account, with ${what}`, kept, login.address);
  for (const other of [password.toUpperCase(), password.toLowerCase(), `${password} `, password.slice(0, -1)]) {
    const result = await ask(t.open(), 'logIn', { body: { email: login.email, password: other } });
    holds('logIn', 'a refusal of an almost correct password', result.kind === 'refused', 'a success');
  }
}

async function addressAbroad(tab: Tab): Promise<Address> {
  const { c, states } = accepted('getShipping', await ask(tab, 'getShipping', {}));
  const found = c.countries.find(({ code }) => !(code in states) && !['GB', 'AU', 'CA', 'US'].includes(code));
  const { code, names } = needed(found, 'every country of the third category has states or postcodes');
  const lines = { line1: '1 Quay', line2: '', city: 'Town', state: '', postcode: '' };
  return { ...lines, country: code, country_name: names[0] ?? code };
}

/** The free texts of a call. The name of a country is not one: it follows from its code. */
const freeTexts = (call: CallId): TextField[] =>
  textsOf(call).filter(
    ({ path }) => !['country_name', 'cc_token', 'password', 'confirm'].includes(String(path.at(-1))),
  );

/** The changes that keep texts and show them again. */
const keeping = (): Change[] =>
  changes.filter(({ call, places, see, isFinal }) => !isFinal && (places || see) && freeTexts(call).length > 0);

interface Writing {
  t: TestContext;
  tab: Tab;
  change: Change;
  given: Given;
}

interface Written {
  path: TextField['path'];
  text: string;
}

const writingStep = (name: string, change: Change, act: (writing: Writing) => Promise<void>): Step =>
  step(name, async (t) => {
    const tab = ownCalls.includes(change.call) ? await writer(t) : await change.by(t);
    const writing = { t, tab, change, given: await change.given(t, tab) };
    await act(writing);
    same(change.call, 'the status for the previous session', await write(writing, []), 200);
  });

async function write({ t, change: { call }, tab, given }: Writing, texts: Written[]): Promise<number> {
  const body = texts.reduce((held, { path, text }) => withValue(held, path, text), given.body ?? {});
  return (await tab.send(requestOf(t.server, call, { ...given, body }))).status;
}

async function areRead({ t, change, tab }: Writing, texts: Written[], what: string): Promise<void> {
  const { call, places = [], see } = change;
  const view = { ...(await wholeViewOf(t, tab)), seen: await see?.(t, tab) };
  for (const place of [...places, 'seen'].flatMap((each) => [each, `asked/${each}`, `addressPage/${each}`])) {
    const value = valueAt(view, place);
    const held = textsIn(value, place.split('/').at(-1) ?? '');
    for (const { path, text } of value === undefined ? [] : texts) {
      const isHeld = held.some(([name, other]) => name === path.at(-1) && other === text);
      holds(call, `${path.join('.')} ${what}, in ${place}: ${text}`, isHeld, value);
    }
  }
}

const keepsStep = (change: Change): Step =>
  writingStep(`keeps the texts of ${change.call} verbatim`, change, async (writing) => {
    const { call } = change;
    const fields = freeTexts(call).map((field) => ({ ...field, samples: samplesWithin(field.maxLength) }));
    const rounds = Math.min(...fields.map(({ samples }) => samples.length));
    for (let round = 0; round < rounds; round += 1) {
      const texts = fields.map(({ path, samples }, at) => ({ path, text: `${samples[round]}${at}` }));
      same(call, 'the status for all kinds of characters', await write(writing, texts), 200);
      await areRead(writing, texts, 'with letters of all kinds');
    }
    for (const { path } of fields) {
      const written = [{ path, text: 'a\u0007b\u0000c\td' }];
      const status = await write(writing, written);
      if (status === 400) continue;
      same(call, `the status for control characters in ${path.join('.')}`, status, 200);
      await areRead(writing, written, 'with control characters');
    }
  });

const lengthStep = (change: Change): Step =>
  writingStep(`accepts texts of ${change.call} up to their length`, change, async (writing) => {
    const longest = freeTexts(change.call).map(({ path, maxLength }) => ({ path, text: LONG.repeat(maxLength) }));
    same(change.call, 'the status for the longest texts', await write(writing, longest), 200);
    await areRead(writing, longest, 'of the greatest length');
  });

/** Orders with the longest texts that the schema allows. */
const orderStep = (change: Change): Step =>
  step(`accepts texts of ${change.call} up to their length`, async (t) => {
    const request = await begin(t, change);
    for (const body of await bodiesOf(request)) {
      const texts = freeTexts(change.call).filter(
        ({ path }) => !FOLLOWS.has(path.at(-1)) && fieldAt(body, path) !== undefined,
      );
      const longest = texts.reduce((held, { path, maxLength }) => withValue(held, path, LONG.repeat(maxLength)), body);
      const { status } = await send({ ...request, body: longest });
      same(change.call, 'the status for the longest texts', status, 200);
    }
  });

/** Fields limited to a list or to a pattern of their country. */
const FOLLOWS = new Set<unknown>(['state', 'postcode']);
