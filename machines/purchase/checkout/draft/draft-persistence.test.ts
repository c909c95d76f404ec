import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, InputFrom } from 'xstate';
import { checkoutOf } from '#fixtures/data/cart-checkouts.ts';
import { redeemOf } from '#fixtures/data/gifts.ts';
import { copyOf, pageOf } from '#fixtures/data/orders.ts';
import { renewOf } from '#fixtures/data/renewals.ts';
import { changeOf } from '#fixtures/data/subscriptions.ts';
import { effort } from '#fixtures/world/effort.ts';
import { type PlayedTab, pagesOf, playTab } from '#fixtures/world/kept-drafts.ts';
import { subscriptionChangeMachine } from '#machines/account/subscription-change/subscription-change.machine.ts';
import type { Product, Settings } from '#machines/api/contract.ts';
import { NO_DRAFTS } from '#machines/lib/storage/no-drafts.ts';
import type { DraftStore } from '#machines/lib/world.ts';
import { cartCheckoutMachine } from '#machines/purchase/cart/cart-checkout.machine.ts';
import type { CheckoutEvent } from '#machines/purchase/checkout/checkout-context.ts';
import type { Persisted } from '#machines/purchase/checkout/purchase.ts';
import { donateMachine } from '#machines/purchase/donate/donate.machine.ts';
import { invoiceMachine } from '#machines/purchase/invoice/invoice.machine.ts';
import { redeemMachine } from '#machines/purchase/redeem/redeem.machine.ts';
import { renewMachine } from '#machines/purchase/renew/renew.machine.ts';
import { renewalRetryMachine } from '#machines/purchase/renewal-retry/renewal-retry.machine.ts';
import { subscribeMachine } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { readDonateLink } from '#machines/rules/donation/donate-link.ts';
import { readRenewLink } from '#machines/rules/renewal/renew-link.ts';
import { readSubscribeLink } from '#machines/rules/subscription/subscribe-link.ts';
import { DELIVERABLES, LEVELS, MEDIA, SHIPCODES, TERMS } from '#machines/rules/subscription/subscription.ts';
import { pages, replies } from '#mocks/replies.ts';

const list: Product[] = copyOf(replies.getProducts.swag.body.list);

const subscribeIn = (
  tab: PlayedTab,
  reader: keyof typeof pages.showSubscribe = 'visitor',
  drafts: DraftStore = tab.open(),
) => pagesOf(subscribeMachine, (query) => ({ page: pageOf(reader), link: readSubscribeLink(query) }), tab, drafts);

const texts = { name: 'Ada Okafor', email: 'ada@reader.example', 'address.line1': '12 Harbour Street' } as const;
const gift = { purpose: 'gift', quantity: 3, choice: { level: 'high', term: '3year' } } as const;
const secret = { password: 'canary-password', confirm: 'canary-password' } as const;

function leftTab() {
  const tab = playTab();
  const page = subscribeIn(tab).load();
  page.loaded();
  page.change(gift, { text: { ...texts, donation: '25' } }, { text: secret });
  return tab;
}

const shownIn = (tab: PlayedTab, reader?: keyof typeof pages.showSubscribe) => {
  const { kept, draft } = subscribeIn(tab, reader).load();
  const { purpose, gifts, choice, form } = draft();
  return { isKept: kept.length > 0, purpose, gifts: gifts.quantity, level: choice.level, form };
};

/** Logs the visitor in for this page. The reader opens the page and accepts the offer. */
function acceptAs(reader: 'donor', tab: PlayedTab) {
  tab.isAfterLogin = true;
  const { kept, offer } = subscribeIn(tab, reader).load();
  expect(kept).toEqual([]);
  offer?.accept();
}

const nothing = { isKept: false, purpose: 'personal', gifts: 1, level: 'low' };

test('keeps choices and typed fields, but no password [BEYOND-1, BEYOND-2]', () => {
  const tab = leftTab();
  const { form, ...chosen } = shownIn(tab);
  expect(chosen).toEqual({ isKept: true, purpose: 'gift', gifts: 3, level: 'high' });
  expect(form).toMatchObject({
    name: texts.name,
    email: texts.email,
    donation: '25',
    address: { line1: texts['address.line1'] },
    password: '',
  });
  expect(JSON.stringify([...tab.stored])).not.toContain('canary');
});

test('keeps nothing of an unedited page and leaves its address unchanged [BEYOND-4]', () => {
  const tab = playTab();
  tab.query = new URLSearchParams('level=high&years=1year&utm_source=mail');
  const page = subscribeIn(tab).load();
  page.loaded();
  expect([tab.stored.size, String(tab.query)]).toEqual([0, 'level=high&years=1year&utm_source=mail']);
});

test('puts the choices in the address, keeps other parameters and names nothing about the reader [BEYOND-4]', () => {
  const tab = playTab();
  tab.query = new URLSearchParams('utm_source=mail&lang=fr&link=abc');
  const page = subscribeIn(tab).load();
  page.change(gift, { choice: { medium: 'digital', shipcode: 'ship-c' } }, { text: { ...texts, donation: '12.50' } });
  expect(Object.fromEntries(tab.query)).toEqual({
    utm_source: 'mail',
    lang: 'fr',
    link: 'abc',
    type: 'gift',
    level: 'high',
    medium: 'digital',
    years: '3years',
    shipping: 'ship-c',
    quantity: '3',
    donation: '12.50',
  });
  const copied = playTab();
  copied.query = new URLSearchParams(tab.query);
  const { draft } = subscribeIn(copied).load();
  expect(draft()).toMatchObject({
    purpose: 'gift',
    gifts: { quantity: 3 },
    choice: { level: 'high', medium: 'digital', term: '3year', shipcode: 'ship-c' },
    form: { donation: '12.50', name: '' },
  });
});

describe('a link', () => {
  test('with other choices overrides the kept ones, and typed fields stay [BEYOND-1, BEYOND-4]', () => {
    const tab = leftTab();
    tab.query = new URLSearchParams('level=low&years=2years');
    const { form, ...chosen } = shownIn(tab);
    expect(chosen).toEqual({ ...nothing, isKept: true });
    expect(form).toMatchObject({ name: texts.name, donation: '' });
  });

  test('keeps values that no link can carry, such as an unreadable donation [BEYOND-1]', () => {
    const tab = leftTab();
    subscribeIn(tab)
      .load()
      .change({ text: { donation: 'a lot' } });
    expect(tab.query.has('donation')).toBe(false);
    expect(shownIn(tab).form.donation).toBe('a lot');
  });

  test('applies only to the widget that owns the address; another widget keeps its own choices [BEYOND-1, BEYOND-4]', () => {
    const tab = playTab();
    tab.query = new URLSearchParams('level=high');
    const second = () => subscribeIn(tab, 'visitor', tab.open('journal.draft.two', false)).load();
    second().change({ choice: { level: 'low' } }, { purpose: 'gift' });
    expect([String(tab.query), second().draft().purpose, second().draft().choice.level]).toEqual([
      'level=high',
      'gift',
      'low',
    ]);
  });
});

describe('a draft is dropped whole [BEYOND-2, BEYOND-3]', () => {
  const dropped = (tab: PlayedTab, reader?: keyof typeof pages.showSubscribe) => {
    tab.query = new URLSearchParams();
    const { form, ...chosen } = shownIn(tab, reader);
    expect({ ...chosen, donation: form.donation, line1: form.address.line1, stored: tab.stored.size }).toEqual({
      ...nothing,
      donation: '',
      line1: '',
      stored: 0,
    });
  };

  test.each([
    ['after a day', 86_400_000],
    ['from the future', -1],
  ])('%s', (_, later) => {
    const tab = leftTab();
    tab.now += later;
    dropped(tab);
  });

  test('only after a full day, even if read before', () => {
    const tab = leftTab();
    tab.now += 86_399_999;
    expect(shownIn(tab).isKept).toBe(true);
    tab.now += 1;
    dropped(tab);
  });

  test('when the price list has changed', () => {
    const tab = leftTab();
    tab.query = new URLSearchParams();
    const page = pageOf('visitor');
    page.subscribe.prices['print-low']['1year'] += 1;
    const { kept, draft } = subscribeIn(tab).load({ page, link: readSubscribeLink(tab.query) });
    expect([kept, draft().purpose, draft().form.name, tab.stored.size]).toEqual([[], 'personal', '', 0]);
  });

  test('when another version wrote it', () => {
    const tab = playTab();
    const own = tab.open();
    const write: DraftStore['write'] = (fingerprint, draft) => {
      const [version, ...rest] = JSON.parse(fingerprint);
      expect(version).toEqual(expect.any(Number));
      return own.write(JSON.stringify([version + 1, ...rest]), draft);
    };
    subscribeIn(tab, 'visitor', {
      ...own,
      write,
    })
      .load()
      .change(gift);
    dropped(tab);
  });

  test('when it belongs to another mount point', () => {
    const tab = leftTab();
    const [text = ''] = tab.stored.values();
    tab.stored = new Map([['journal.draft.two', text]]);
    tab.query = new URLSearchParams();
    const page = subscribeIn(tab, 'visitor', tab.open('journal.draft.two')).load();
    expect([page.kept, page.draft().form.name, tab.stored.size]).toEqual([[], '', 0]);
  });

  test('when any part of it was changed', () => {
    const [[name, text] = ['', '']] = leftTab().stored;
    const places = fc.nat(text.length - 1);
    fc.assert(
      fc.property(places, fc.constantFrom('0', '9', 'a', '"', ',', '}', ' ', ''), (place, put) => {
        const edited = text.slice(0, place) + put + text.slice(place + 1);
        fc.pre(isOther(edited, text));
        const tab = playTab();
        tab.stored.set(name, edited);
        dropped(tab);
      }),
    );
  });

  test('when its checksum matches but its content has the wrong shape', () => {
    const [[, text] = ['', '']] = leftTab().stored;
    const [, , { content }]: [
      number,
      string,
      { content: { choices: object; typed: { text: object }; payment: object } },
    ] = JSON.parse(text);
    const put = (into: object, key: string, value: unknown) =>
      JSON.parse(`${JSON.stringify(into).slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(value)}}`);
    const { choices, typed, payment } = content;
    const more = fc
      .tuple(fc.constantFrom('__proto__', 'password', 'constructor', 'code'), fc.jsonValue())
      .chain(([key, value]) =>
        fc.constantFrom(
          put(content, key, value),
          { choices: put(choices, key, value), typed, payment },
          { choices, typed: put(typed, key, value), payment },
          { choices, typed: { ...typed, text: put(typed.text, key, value) }, payment },
        ),
      );
    const less = fc.constantFrom<unknown>(
      { choices, payment },
      { typed, payment },
      { choices, typed },
      { choices: {}, typed, payment },
      { choices, typed: {}, payment },
      { choices, typed: { ...typed, text: {} }, payment },
    );
    const other = fc
      .constantFrom<[string, unknown]>(
        ['purpose', 'friend'],
        ['quantity', 21],
        ['quantity', '3'],
        ['wanted', 'prd:tote*100'],
        ['wanted', '../../account'],
        ['choice', { level: 'low' }],
        ['coupon', { code: '', isWanted: 'yes' }],
        ['text', { donation: 'x'.repeat(10_001) }],
        ['text', ['25']],
      )
      .map(([name, value]) => ({ choices: { ...choices, [name]: value }, typed, payment }));
    const paid = fc
      .constantFrom(
        { card: 'card-9', keepsCard: true },
        { card: 'add-card', keepsCard: 'no' },
        { card: 'add-card', keepsCard: true, number: '4242' },
      )
      .map((payment) => ({ choices, typed, payment }));
    fc.assert(
      fc.property(fc.oneof(more, less, other, paid, fc.jsonValue()), (forged) => {
        const tab = playTab();
        const read: DraftStore['read'] = ([fingerprint = '']) => ({
          content: forged,
          order: undefined,
          fingerprint,
          isLinked: false,
        });
        const page = subscribeIn(tab, 'visitor', { ...tab.open(), read }).load();
        expect([page.kept, page.draft().purpose, page.draft().form.name]).toEqual([[], 'personal', '']);
      }),
    );
  });
});

describe('drops a draft whole if its page could not have written it, even with a matching checksum [BEYOND-3]', () => {
  function forged(features: Settings['features'], put: { choices?: object; typed?: object; text?: object }) {
    const page = pageOf('visitor');
    page.settings.features = features;
    const load = (drafts: DraftStore) =>
      pagesOf(subscribeMachine, (query) => ({ page, link: readSubscribeLink(query) }), playTab(), drafts).load();
    let content: unknown;
    const { write } = playTab().open();
    const tab: DraftStore = {
      ...playTab().open(),
      write: (fingerprint, draft) => {
        content = draft.content;
        return write(fingerprint, draft);
      },
    };
    load(tab).change({ purpose: 'gift' }, { text: { name: 'Ada' } });
    const { choices, typed, ...others }: { choices: object; typed: { text: object } } = Object(content);
    const changed = {
      ...others,
      choices: { ...choices, ...put.choices },
      typed: { ...typed, ...put.typed, text: { ...typed.text, ...put.text } },
    };
    const { kept, draft } = load({
      ...tab,
      read: ([fingerprint = '']) => ({ content: changed, fingerprint, isLinked: false }),
    });
    return { isKept: kept.length > 0, purpose: draft().purpose };
  }
  const all = { checkout_later: true, add_donation: true, add_products: true, gift_message: true };

  test.each([
    ['a checkout later', { typed: { timing: 'later' } }],
    ['a donation', { choices: { text: { donation: '25' } } }],
    ['products', { choices: { wanted: 'sze:tee-m*1', listed: 'sze:tee-m 2650' } }],
    ['a message', { text: { gift_message: 'Happy birthday' } }],
    ['a delivery day', { typed: { delivery: { day: '2026-12-24', today: '' } } }],
  ])('with %s that the page does not offer', (_, put) => {
    expect(forged({}, put)).toEqual({ isKept: false, purpose: 'personal' });
    expect(forged({ subscribe: all }, put)).toEqual({ isKept: true, purpose: 'gift' });
  });

  test.each([
    ['with an impossible date', { day: '2026-12-32', today: '' }],
    ['with its own idea of today', { day: '9998-12-24', today: '9998-12-24' }],
  ])('%s', (_, delivery) => {
    expect(forged({ subscribe: all }, { typed: { delivery } })).toEqual({ isKept: false, purpose: 'personal' });
  });
});

test.each([
  ['has another price', { upgrade_prices: { digital: 0, 'print-a': 1, 'print-b': 2, 'print-c': 3 } }],
  ['is no longer available', { can_upgrade: false }],
])('drops the draft of a gift whose delivery %s [BEYOND-3]', (_, now) => {
  const tab = playTab();
  const given = redeemOf('upgradeRequired');
  const open = (change: object) =>
    pagesOf(
      redeemMachine,
      () => ({ ...given, page: { ...given.page, redeem: { ...given.page.redeem, ...change } as never } }),
      tab,
    ).load();
  open({}).change({ text: { recipient_name: 'Noor' } });
  expect(open({}).draft().form.recipient_name).toBe('Noor');
  expect([open(now).draft().form.recipient_name, tab.stored.size]).toEqual(['', 0]);
});

test('an address on record keeps its own category, whatever category the cart had before [BEYOND-1]', () => {
  const tab = playTab();
  const { page } = checkoutOf('bothOnFile');
  if (!page.subscriber) throw new Error('The reader is known.');
  const { account } = page.subscriber;
  const at = (shipcode: 'ship-a' | 'ship-b') => {
    const { a, b, c } = account.addresses;
    const address = a ?? b ?? c;
    const addresses = { a: null, b: null, c: null, [shipcode === 'ship-a' ? 'a' : 'b']: address };
    const known = { ...account, shipcode, addresses };
    return pagesOf(
      cartCheckoutMachine,
      () => ({ page: { ...page, subscriber: { ...page.subscriber, account: known } as never } }),
      tab,
    ).load();
  };
  at('ship-a').change({ text: { recipient_name: 'Noor' } });
  const { draft } = at('ship-b');
  expect([draft().form.recipient_name, draft().origin, draft().category.address]).toEqual(['Noor', 'keep', 'ship-b']);
});

const isOther = (one: string, other: string) => {
  try {
    return JSON.stringify(JSON.parse(one)) !== JSON.stringify(JSON.parse(other));
  } catch {
    return false;
  }
};

describe('a login during a purchase [BEYOND-1]', () => {
  test('offers the visitor’s draft, and restores it with the name and email of the account once accepted', () => {
    const tab = leftTab();
    acceptAs('donor', tab);
    const { form, ...chosen } = shownIn(tab, 'donor');
    const { account } = pageOf('donor').subscriber ?? {};
    expect(chosen).toEqual({ isKept: true, purpose: 'gift', gifts: 3, level: 'high' });
    expect(form).toMatchObject({ name: account?.name, email: account?.email, donation: '25' });
    expect(shownIn(tab, 'visitor').isKept).toBe(false);
  });

  test('keeps the address on record unless the visitor typed another', () => {
    const tab = playTab();
    const visitor = subscribeIn(tab).load();
    visitor.loaded();
    visitor.change({ choice: { term: '3year' } });
    acceptAs('donor', tab);
    expect(subscribeIn(tab, 'donor').load().draft()).toMatchObject({ origin: 'keep', choice: { term: '3year' } });
    const other = leftTab();
    acceptAs('donor', other);
    expect(subscribeIn(other, 'donor').load().draft()).toMatchObject({
      origin: 'change',
      form: { address: { line1: texts['address.line1'] } },
    });
  });

  test('takes no draft from a page that keeps none [BEYOND-5]', () => {
    const tab: PlayedTab = { ...playTab(), open: () => NO_DRAFTS };
    const page = subscribeIn(tab).load();
    page.change(gift);
    expect(page.isTaken()).toBe(false);
  });

  test('tells the page open before the login that its draft was taken, but only after the login', () => {
    const tab = playTab();
    const before = subscribeIn(tab).load();
    expect(before.isTaken()).toBe(false);
    before.change(gift);
    expect(before.isTaken()).toBe(false);
    acceptAs('donor', tab);
    expect(before.isTaken()).toBe(true);
    expect(shownIn(tab, 'donor').isKept).toBe(true);
  });

  test('drops a discarded draft, but not what the reader has typed meanwhile', () => {
    const tab = leftTab();
    tab.isAfterLogin = true;
    const { offer, change } = subscribeIn(tab, 'donor').load();
    change({ text: { recipient_name: 'Noor' } });
    offer?.discard();
    expect(shownIn(tab, 'donor').form).toMatchObject({ recipient_name: 'Noor', address: { line1: '' } });
    const other = leftTab();
    other.isAfterLogin = true;
    subscribeIn(other, 'donor').load().offer?.discard();
    expect(other.stored.size).toBe(0);
  });
});

test('checks the delivery date of a restored gift against the current date [BEYOND-1]', () => {
  const tab = playTab();
  const at = (today: string) =>
    pagesOf(subscribeMachine, (query) => ({ page: pageOf('visitor'), link: readSubscribeLink(query), today }), tab);
  at('2026-11-24')
    .load()
    .change({ purpose: 'gift' }, { delivery: { day: '2026-11-24', today: '2026-11-24' } });
  const { draft } = at('2026-11-25').load();
  expect(draft().delivery).toEqual({ day: '2026-11-24', today: '2026-11-25' });
});

describe('the end of an order [BEYOND-2]', () => {
  test.each([
    ['at its receipt', { visit: '/receipts?token=rcp_1' }],
    ['without a landing page', { visit: '' }],
    ['in the cart for later', {}],
  ])('drops the draft and its choices in the address: %s', (_, departure) => {
    const tab = leftTab();
    tab.query.set('utm_source', 'mail');
    tab.query.set('code', 'HARBOUR10');
    const page = subscribeIn(tab).load();
    page.ended(departure);
    expect([tab.stored.size, String(tab.query), page.isTaken()]).toEqual([0, 'utm_source=mail&code=HARBOUR10', false]);
  });

  test('drops the draft even if nothing is left to renew', () => {
    const tab = playTab();
    const given = renewOf('expiring');
    const input = (query: URLSearchParams) => ({ ...given, link: readRenewLink(query) });
    tab.query = new URLSearchParams('code=RENEW10');
    pagesOf(renewMachine, input, tab)
      .load()
      .change({ settings: 'other' }, { text: { donation: '25' } });
    expect([tab.stored.size, tab.query.get('settings')]).toEqual([1, 'other']);
    const over = { ...given, page: { ...given.page, renew: null } };
    pagesOf(renewMachine, () => over, tab)
      .load()
      .ended({ visit: '/receipts?token=rcp_1' });
    expect([tab.stored.size, String(tab.query)]).toEqual([0, 'code=RENEW10']);
  });

  test('does not include a reload, which keeps the draft', () => {
    const tab = leftTab();
    subscribeIn(tab).load().ended({ reload: true });
    expect(shownIn(tab).isKept).toBe(true);
  });

  test('elsewhere is recognized by its own attempt only', () => {
    const tab = leftTab();
    subscribeIn(tab).load().ordered('one');
    tab.attempts = [
      { id: 'two', step: 'settled', at: tab.now },
      { id: 'one', step: 'paying', at: tab.now },
    ];
    expect(shownIn(tab).isKept).toBe(true);
    tab.attempts = [{ id: 'one', step: 'settled', at: tab.now }];
    expect(shownIn(tab).isKept).toBe(false);
    expect(tab.stored.size).toBe(0);
  });
});

test('a cleared coupon field stays empty unless the link has another code [BEYOND-1, BEYOND-23]', () => {
  const tab = playTab();
  tab.query = new URLSearchParams('code=FIVE');
  subscribeIn(tab)
    .load()
    .change({ coupon: { typed: '' } });
  const typed = () => subscribeIn(tab).load().draft().coupon.typed;
  expect(typed()).toBe('');
  tab.query.set('code', 'SIX');
  expect(typed()).toBe('SIX');
});

describe('the products of a kept builder', () => {
  const [first] = list;
  if (!first) throw new Error('No product is documented.');
  const ref = first.kind === 'sized-product' ? (first.sizes[0]?.ref ?? '') : first.ref;

  function leftWithProduct() {
    const tab = playTab();
    const page = subscribeIn(tab).load();
    page.loaded(list);
    page.change({ products: { product: first ?? list[0], size: ref, quantity: 2 } } as never, { text: texts });
    return tab;
  }

  test('are selected once the list has loaded, and named in the address [BEYOND-1, BEYOND-4]', () => {
    const tab = leftWithProduct();
    expect(tab.query.get('products')).toBe(`${ref}*2`);
    const page = subscribeIn(tab).load();
    page.change({ text: { name: 'Ada' } });
    expect(tab.query.get('products')).toBe(`${ref}*2`);
    page.loaded(list);
    expect(page.draft().products.map(({ size, quantity }) => [size.ref, quantity])).toEqual([[ref, 2]]);
  });

  test('drop the draft whole if their price changed or they are gone [BEYOND-3]', () => {
    for (const other of [list.map((one) => ({ ...one, price: one.price + 1 })), []]) {
      const page = subscribeIn(leftWithProduct()).load();
      page.loaded();
      page.loaded(other);
      expect([page.draft().products, page.draft().form.name, page.draft().form.address.line1]).toEqual([[], '', '']);
    }
  });
});

interface Subject {
  name: string;
  machine: AnyStateMachine & Persisted<never, never>;
  input: (query: URLSearchParams) => InputFrom<AnyStateMachine>;
  changes: fc.Arbitrary<object>;
}

const text = fc.oneof(fc.constantFrom('', 'Ada', '12,50', '0', '__proto__', '<b>', 'ship-b'), fc.string());
const textOf = (...fields: string[]) =>
  fc.tuple(fc.constantFrom(...fields), text).map(([field, value]) => ({ text: { [field]: value } }));
const choosing = (name: string, values: readonly unknown[]) =>
  fc.constantFrom(...values).map((value) => ({ [name]: value }));
const places = ['email', 'recipient_name', 'address.line1', 'address.city', 'address.state', 'recipient_address.line2'];
const countries = fc.constantFrom('US', 'CA', 'FR', 'XX').map((code) => ({ country: { address: code } }));
const settings = fc
  .record(
    {
      level: fc.constantFrom(...LEVELS),
      medium: fc.constantFrom(...MEDIA),
      term: fc.constantFrom(...TERMS),
      shipcode: fc.constantFrom(...SHIPCODES),
    },
    { requiredKeys: [] },
  )
  .map((choice) => ({ choice }));
const building = [
  settings,
  textOf(...places, 'donation'),
  choosing('origin', ['keep', 'change']),
  choosing('timing', ['now', 'later']),
  choosing('coupon', [{ isWanted: true }, { isWanted: false }, { typed: '' }]),
  text.map((typed) => ({ coupon: { typed } })),
  countries,
];

function offering<Page extends { settings: Settings }>(page: Page): Page {
  const all = { checkout_later: true, add_donation: true, add_products: true, gift_message: true };
  return { ...page, settings: { ...page.settings, features: { subscribe: all, renew: all, donate: all } } };
}

const subjects: Subject[] = [
  ...(['visitor', 'donor', 'subscriber', 'otherCoupon', 'giftCoupon', 'digitalCoupon'] as const).map((reader) => ({
    name: `subscribe, ${reader}`,
    machine: subscribeMachine,
    input: (query: URLSearchParams) => ({ page: offering(pageOf(reader)), link: readSubscribeLink(query) }),
    changes: fc.oneof(
      ...building,
      choosing('purpose', ['personal', 'gift']),
      choosing('quantity', [1, '3', '99', 'x']),
      choosing('destination', ['giver', 'recipient']),
      choosing('delivery', [
        { day: '2026-12-24', today: '2026-11-24' },
        { day: '', today: '' },
      ]),
      textOf('gift_message'),
    ),
  })),
  ...(['extended', 'expiring', 'addressMissing', 'digital', 'uncoveredCoupon'] as const).map((page) => ({
    name: `renew, ${page}`,
    machine: renewMachine,
    input: (query: URLSearchParams) => {
      const given = renewOf(page);
      return { ...given, page: offering(given.page), link: readRenewLink(query) };
    },
    changes: fc.oneof(...building, choosing('settings', ['same', 'other'])),
  })),
  ...(['onetime', 'loggedInDonor'] as const).map((page) => ({
    name: `donate, ${page}`,
    machine: donateMachine,
    input: (query: URLSearchParams) => {
      const data = offering(copyOf(pages.showDonate[page].body));
      return { page: data, link: readDonateLink(query, data.donate) };
    },
    changes: fc.oneof(
      textOf(...places),
      text.map((amount) => ({ amount })),
      choosing('process', ['onetime', 'monthly']),
      choosing('timing', ['now', 'later']),
      choosing('tier', ['friend', 'patron', 'none']),
      countries,
    ),
  })),
  ...(['fresh', 'freshForReader', 'upgradeRequired', 'upgradeClosed'] as const).map((page) => ({
    name: `redeem, ${page}`,
    machine: redeemMachine,
    input: () => redeemOf(page),
    changes: fc.oneof(
      textOf(...places),
      choosing('origin', ['keep', 'change']),
      choosing('delivery', DELIVERABLES),
      countries,
    ),
  })),
  ...(['upgradeForMoney', 'upgradeFree', 'addressMissing', 'cannotUpgrade'] as const).map((page) => ({
    name: `subscription change, ${page}`,
    machine: subscriptionChangeMachine,
    input: () => changeOf(page),
    changes: fc.oneof(
      textOf(...places),
      choosing('origin', ['keep', 'change']),
      choosing('level', LEVELS),
      choosing('delivery', DELIVERABLES),
      countries,
    ),
  })),
  ...(['guest', 'bothOnFile', 'readerMixed'] as const).map((page) => ({
    name: `cart checkout, ${page}`,
    machine: cartCheckoutMachine,
    input: () => checkoutOf(page),
    changes: fc.oneof(
      textOf(...places),
      choosing('origin', ['keep', 'change']),
      choosing('destination', ['own', 'recipient']),
      fc
        .tuple(fc.constantFrom('address', 'recipient_address'), fc.constantFrom(...SHIPCODES))
        .map(([name, code]) => ({ category: { [name]: code } })),
      countries,
    ),
  })),
  ...(['payable', 'introductory'] as const).map((page) => ({
    name: `invoice, ${page}`,
    machine: invoiceMachine,
    input: () => ({ page: copyOf(pages.showInvoice[page].body) }),
    changes: text.map((typed) => ({ coupon: { typed } })),
  })),
  ...(['cardOnFile', 'nothingOnFile'] as const).map((page) => ({
    name: `renewal retry, ${page}`,
    machine: renewalRetryMachine,
    input: () => ({ page: copyOf(pages.showRenewal[page].body) }),
    changes: fc.constant({}),
  })),
];

const paymentEvents = fc.constantFrom<CheckoutEvent>(
  { type: 'card.chosen', card: 'add-card' },
  { type: 'card.chosen', card: 'use-card' },
  { type: 'keeping.toggled' },
);

describe.each(subjects)('$name', ({ machine, input, changes }) => {
  test('survives a reload with any choices and typed values [BEYOND-1]', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 12 }), (all) => {
        const { tab, load } = pagesOf(machine, input as never);
        const page = load();
        page.loaded();
        page.change(...(all as never[]));
        const left = shown(page.draft());
        const address = String(tab.query);
        const again = load();
        again.loaded();
        expect(shown(again.draft())).toEqual(left);
        expect(String(tab.query)).toBe(address);
      }),
      { numRuns: effort(10, 60, 600) },
    );
  });

  test('keeps a prefilled field empty once the reader has emptied it [BEYOND-1]', () => {
    const { load } = pagesOf(machine, input as never);
    const page = load();
    // The name of an account is read-only, and no address is prefilled.
    const prefilled = Object.entries(formIn(page.draft())).filter(
      ([field, value]) => field !== 'name' && typeof value === 'string' && value !== '',
    );
    const emptied = Object.fromEntries(prefilled.map(([field]) => [field, '']));
    page.change(...Object.keys(emptied).map((field) => ({ text: { [field]: '' } }) as never));
    expect(formIn(load().draft())).toMatchObject(emptied);
  });

  test('keeps the payment choice across a reload, whatever else changed [BEYOND-1]', () => {
    fc.assert(
      fc.property(fc.array(paymentEvents, { maxLength: 4 }), fc.array(changes, { maxLength: 2 }), (chosen, all) => {
        const { load } = pagesOf(machine, input as never);
        const page = load();
        page.chooses(...chosen);
        page.change(...(all as never[]));
        // A page that opens only after a change has no payment until then.
        const left = page.payment() ?? load().payment();
        expect(load().payment()).toEqual(left);
        expect(load().payment()).toEqual(left);
      }),
      { numRuns: effort(5, 20, 200) },
    );
  });
});

test('what one reader typed never fills in the form of another; a login for the page offers it [BEYOND-1, BEYOND-3]', () => {
  const readerIn = ({ machine, input }: Subject): unknown => {
    const { draft } = pagesOf(machine, input as never).load();
    return Object(draft()).page.subscriber?.account.ref;
  };
  const pairs = subjects.flatMap((before) =>
    subjects
      .filter((after) => after.machine === before.machine && readerIn(after) !== readerIn(before))
      .map((after) => [before, after] as const),
  );
  expect(pairs.length).toBeGreaterThan(10);
  const typing = fc.constantFrom(...pairs).chain(([before, after]) =>
    fc.record({
      before: fc.constant(before),
      after: fc.constant(after),
      all: fc.array(before.changes, { minLength: 1, maxLength: 8 }),
      isAfterLogin: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(typing, ({ before, after, all, isAfterLogin }) => {
      const tab = playTab();
      const page = pagesOf(before.machine, before.input as never, tab).load();
      page.change(...(all as never[]));
      tab.query = new URLSearchParams();
      tab.isAfterLogin = isAfterLogin;
      const fresh = pagesOf(after.machine, after.input as never).load();
      const open = () => pagesOf(after.machine, after.input as never, tab).load();
      const { kept, draft, offer } = open();
      expect([kept, shown(draft()), String(tab.query)]).toEqual([[], shown(fresh.draft()), '']);
      if (!isAfterLogin || readerIn(before) !== undefined) expect([offer, tab.stored.size]).toEqual([undefined, 0]);
      offer?.accept();
      expect(open().kept).toHaveLength(offer ? 3 : 0);
    }),
    { numRuns: effort(60, 400, 4_000) },
  );
});

describe('the payment choice', () => {
  const retry = (tab: PlayedTab, today = '2026-11-24') =>
    pagesOf(renewalRetryMachine, () => ({ page: copyOf(pages.showRenewal.cardOnFile.body), today }), tab);

  test('falls back to a new card if the one on file has expired [BEYOND-1]', () => {
    const tab = playTab();
    retry(tab).load().chooses({ type: 'keeping.toggled' });
    expect(retry(tab).load().payment()).toEqual({ card: 'use-card', keepsCard: false });
    expect(retry(tab, '2099-01-01').load().payment()).toEqual({ card: 'add-card', keepsCard: false });
  });

  test('is the card on file after a visitor without a choice logs in [BEYOND-1]', () => {
    const tab = leftTab();
    acceptAs('donor', tab);
    expect(subscribeIn(tab, 'donor').load().payment()).toEqual({ card: 'use-card', keepsCard: true });
  });
});

const formIn = ({ form = {} }: { form?: object }): object => form;

function shown({
  form,
  choice,
  settings,
  delivery,
  gifts,
  process,
  amounts,
  timing,
  ...draft
}: Record<string, unknown>) {
  const { password: _, confirm: __, gift_message, ...texts } = Object(form);
  const { purpose, origin, coupon, deliverable, isChanging, destination, category, heldAt } = draft;
  return {
    texts: { ...texts, gift_message: gift_message || undefined },
    // Unchanged settings are not part of the form.
    choice: isChanging === false ? undefined : choice,
    day: Object(delivery).day || undefined,
    gifts: Object(gifts).quantity,
    ...{
      settings,
      process,
      amounts,
      timing,
      purpose,
      origin,
      coupon: coupon && [Object(coupon).typed, Object(coupon).isWanted],
      deliverable,
      isChanging,
      destination,
      category,
      heldAt,
    },
  };
}
