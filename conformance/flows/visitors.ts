import type { ShippingConfig } from '../../machines/api/contract.ts';
import { newReader } from '../orders/orders.ts';
import { logIn, loginOf, mailedToken, subscriberOf, verifyCode } from '../readers/subscriber.ts';
import { accepted, holds, refused, same } from '../runner/expect.ts';
import { ask } from '../runner/request.ts';
import { botToken, type Tab } from '../runner/tab.ts';
import { kitFlow, step } from '../runner/test-context.ts';

/** What a visitor does without an order. */
export const visitorKits = [
  kitFlow('shipping', () => [
    step('lists the countries of each shipping category', async (t) => {
      const config = await shippingOf(t.open());
      for (const zone of ZONES) {
        const codes = codesOf(config, zone);
        holds('getShipping', `countries in the category ${zone}`, codes.length > 0, codes);
        same('getShipping', `each country of the category ${zone} once`, codes, [...new Set(codes)]);
      }
      const everywhere = new Set(ZONES.flatMap((zone) => codesOf(config, zone)));
      const stray = Object.keys(config.states).filter((country) => !everywhere.has(country));
      same('getShipping', 'countries with states but without shipping', stray, []);
    }),
    step('lists every country in every category on an inclusive request', async (t) => {
      const tab = t.open();
      const config = await shippingOf(tab);
      const all = [...new Set(ZONES.flatMap((zone) => codesOf(config, zone)))].toSorted();
      const inclusive = await shippingOf(tab, { inclusive: '' });
      for (const zone of ZONES) {
        const missing = all.filter((code) => !codesOf(inclusive, zone).includes(code));
        same('getShipping', `countries that the category ${zone} leaves out with ?inclusive`, missing, []);
      }
    }),
  ]),
  kitFlow('products', () => [
    step('lists the products with a tag, with price and stock', async (t) => {
      const list = await productsOf(t.open(), t.entry('tag'));
      holds('getProducts', "a product with the profile's tag", list.length > 0, list);
      for (const { ref, kind, sizes, quantity } of list) {
        same('getProducts', `sizes at ${ref}, of kind ${kind}`, sizes.length > 0, kind === 'sized-product');
        if (kind !== 'sized-product') continue;
        const sum = sizes.reduce((left, size) => left + size.quantity, 0);
        same('getProducts', `the stock of ${ref} as the sum of its sizes`, quantity, sum);
      }
    }),
    step('lists nothing for an unused tag', async (t) => {
      same('getProducts', 'the products with an unknown tag', await productsOf(t.open(), 'no-such-tag'), []);
    }),
  ]),
  kitFlow('institutions', () => [
    step('lists each institution once, by name', async (t) => {
      const list = accepted('getIdentityProviders', await ask(t.open(), 'getIdentityProviders', {}));
      const ids = list.map(({ entity_id }) => entity_id);
      same('getIdentityProviders', 'each institution once', ids, [...new Set(ids)]);
    }),
  ]),
  kitFlow('mailing-list', () => [
    step('signs an address up with known and unknown tags', async (t) => {
      const query = { captcha: botToken(t.profile), 'list-tag': ['events', 'No such_tag/&', '', 'events'] };
      const { email } = newReader(t);
      accepted('joinMailingList', await ask(t.open(), 'joinMailingList', { params: { query }, body: { email } }));
      t.leave(`${email} on the mailing list`);
    }),
  ]),
  kitFlow('password-login', () => [
    step('logs a reader in and recognizes the cookie afterwards', async (t) => {
      const tab = t.open();
      const login = loginOf(t, 'subscriber');
      await logIn(tab, login);
      await isLoggedIn(tab, login);
    }),
  ]),
  kitFlow('sign-in-code', () => [
    step('logs a reader in with the mailed code, once, and with no earlier one', async (t) => {
      const { email, code } = t.entry('signInCode');
      const tab = t.open();
      const earlier = await mailedToken(tab, email);
      const token = await mailedToken(tab, email);
      refused('verifyCode', await verifyCode(tab, earlier, code), { status: 400 });
      accepted('verifyCode', await verifyCode(tab, token, code));
      await isLoggedIn(tab, { email });
      refused('verifyCode', await verifyCode(t.open(), token, code), { status: 400 });
    }),
  ]),
];

const ZONES = ['a', 'b', 'c'] as const;

const shippingOf = async (tab: Tab, query: { inclusive?: '' } = {}): Promise<ShippingConfig> =>
  accepted('getShipping', await ask(tab, 'getShipping', { params: { query } }));

const codesOf = (config: ShippingConfig, zone: (typeof ZONES)[number]): string[] =>
  config[zone].countries.map(({ code }) => code);

const productsOf = async (tab: Tab, tag: string) =>
  accepted('getProducts', await ask(tab, 'getProducts', { params: { query: { tag } } })).list;

async function isLoggedIn(tab: Tab, { email }: { email: string }): Promise<void> {
  const { account } = await subscriberOf(tab);
  same('getSubscriber', 'the logged-in reader', account.email.toLowerCase(), email.toLowerCase());
}
