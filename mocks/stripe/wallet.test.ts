import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WalletState } from '../scenario/switches.ts';
import type { Entered } from './outcome.ts';
import { loadWallet, type WalletOptions } from './wallet.ts';

class Drawn extends EventTarget {
  dataset: Record<string, string> = {};
  style = { cssText: '' };
  textContent = '';
  disabled = false;
  children: Drawn[] = [];
  setAttribute = () => undefined;
  focus = () => undefined;
  remove = () => undefined;
  append = (...children: Drawn[]) => void this.children.push(...children);
  click = () => void (this.disabled || this.dispatchEvent(new Event('click')));
  all = (): Drawn[] => [this, ...this.children.flatMap((child) => child.all())];
}

let body: Drawn;

beforeEach(() => {
  body = new Drawn();
  vi.stubGlobal('document', { body, activeElement: null, createElement: () => new Drawn() });
  vi.stubGlobal('HTMLElement', Drawn);
});

afterEach(() => vi.unstubAllGlobals());

function begin(
  state: WalletState | undefined,
  { ships = false, opens = true, amount = { amount: 2_405, currency: 'USD' } } = {},
) {
  const told: string[] = [];
  const authorized: (Entered | undefined)[] = [];
  let paid: { paymentFailed: () => void } | undefined;
  const emit = (name: string, event?: unknown) => {
    told.push(name);
    const given = event as { resolve: () => void; reject: () => void; paymentFailed: () => void; address?: unknown };
    if (name === 'click' && opens) given.resolve();
    if (name === 'confirm') paid = given;
    if (name === 'shippingaddresschange')
      (given.address as { country: string }).country === 'US' ? given.resolve() : given.reject();
  };
  const options: WalletOptions = ships ? { shippingAddressRequired: true, allowedShippingCountries: ['US'] } : {};
  const button = loadWallet(state, options, {
    emit,
    authorize: (entered) => authorized.push(entered),
    amount: () => amount,
  });
  const press = (words: string) =>
    body
      .all()
      .find(({ textContent }) => textContent === words)
      ?.click();
  return {
    told,
    authorized,
    button,
    press,
    fail: () => paid?.paymentFailed(),
    words: () => body.all().map((each) => each.textContent),
  };
}

test.each([
  ['wallet-silent', []],
  ['wallet-broken', ['loaderror']],
  [undefined, ['ready']],
] as const)('%s renders no button and reports %j [BEYOND-34]', (state, told) => {
  const begun = begin(state);
  expect([begun.button, begun.told]).toEqual([undefined, told]);
});

test('shows the amount and holds its authorization until told that nothing is paid', () => {
  const { button, told, authorized, press, fail, words } = begin('wallet');
  button?.click();
  expect(words()).toContain('This is a test wallet. Pay $24.05, or close it.');
  press('Pay');
  expect(told).toEqual(['ready', 'click', 'confirm']);
  expect(authorized).toMatchObject([{ charge: { kind: 'taken' } }]);
  expect(authorized[0]).not.toHaveProperty('shipping');
  fail();
  expect(authorized[1]).toBeUndefined();
  expect(authorized).toHaveLength(2);
});

test('reports a closed wallet and authorizes nothing [BEYOND-35]', () => {
  const { button, told, authorized, press } = begin('wallet');
  button?.click();
  press('Cancel');
  expect([told, authorized]).toEqual([['ready', 'click', 'cancel'], []]);
  const cancelled = begin('wallet-cancelled');
  cancelled.button?.click();
  expect([cancelled.told, cancelled.authorized]).toEqual([['ready', 'click', 'cancel'], []]);
});

test('authorizes a card that the payment then refuses [BEYOND-37]', () => {
  const { button, authorized, press } = begin('wallet-declined');
  button?.click();
  press('Pay');
  expect(authorized).toMatchObject([{ charge: { kind: 'refused' } }]);
});

test('submits an address in the shipping category and disables payment for any other [BEYOND-36]', () => {
  const home = begin('wallet', { ships: true });
  home.button?.click();
  home.press('Pay');
  expect(home.told).toEqual(['ready', 'click', 'shippingaddresschange', 'confirm']);
  expect(home.authorized).toMatchObject([
    { shipping: { line1: '9 Wallet Lane', country: 'US', country_name: 'United States' } },
  ]);
  body.children = [];
  const abroad = begin('wallet-abroad', { ships: true });
  abroad.button?.click();
  abroad.press('Pay');
  expect([abroad.told, abroad.authorized]).toEqual([['ready', 'click', 'shippingaddresschange'], []]);
});
