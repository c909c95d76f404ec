import type { CheckoutReply } from '../../machines/api/contract.ts';
import { SHIPCODES } from '../../machines/rules/subscription/subscription.ts';
import type { PageId } from '../../mocks/documented.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import { addToCart, cartOf, donation, removeFromCart, updateCart } from '../orders/cart.ts';
import { newReader } from '../orders/orders.ts';
import { orderReplyIn } from '../orders/purchase.ts';
import { shown, viewOf } from '../readers/all-readers.ts';
import { cardFor, changeOf, donationCardFor, sessionOrders } from '../readers/changes.ts';
import { subscriberOf, subscriptionOf } from '../readers/subscriber.ts';
import { accepted, type Blamed, holds, needed, refused, StepFailed, same, statusOf } from '../runner/expect.ts';
import { ask, type Given, requestOf } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, type Step, step, type TestContext } from '../runner/test-context.ts';

export const foreignSessionsKit = kitFlow('foreign-sessions', () => [
  ...sessionOrders.map(intentStep),
  step("shows and changes a visitor's cart only in its own session", async (t) => {
    const tab = t.open();
    const action = donation(2_500);
    const cart = accepted('addToCart', await addToCart(tab, action));
    for (const other of await others(t)) {
      const before = await cartOf(other);
      same('getCart', "the donations in another session's cart", donationsIn(before), []);
      await updateCart(other, action);
      await removeFromCart(other, { ...action, all: true });
      same('getCart', 'the cart after a change in another session', await cartOf(tab), cart);
    }
  }),
  step('shows a subscription only to its reader, on its page and in calls', async (t) => {
    const token = await subscriptionOf(t, 'upgradable');
    const owner = await t.as('upgradable');
    const { account } = await subscriberOf(owner);
    // The owner's reply must not be cached for others.
    accepted('getSubscription', await ask(owner, 'getSubscription', { params: { path: { token } } }));
    await shown(t, owner, 'showSubscription', { params: { token } });
    for (const other of await others(t)) {
      const result = await ask(other, 'getSubscription', { params: { path: { token } } });
      const isRefused = result.kind === 'refused' && [401, 404].includes(statusOf(result.refusal));
      holds('getSubscription', "a refusal of another reader's subscription", isRefused, result.kind);
      tellsNothing('getSubscription', other, account);
      const page = await shown(t, other, 'showSubscription', { params: { token } });
      same('showSubscription', "another reader's subscription", Object(page).upgrade ?? null, null);
      tellsNothing('showSubscription', other, account);
    }
  }),
  step("accepts a subscription's upgrade only into its reader's cart", async (t) => {
    const token = await subscriptionOf(t, 'upgradable');
    const item = { token, deliverable: 'print-a', level: 'high' } as const;
    for (const other of await others(t)) {
      const result = await addToCart(other, { type: 'subscription-upgrade', item, qty: 1 });
      holds('addToCart', "a refusal of another reader's upgrade", result.kind === 'refused', result.kind);
    }
  }),
  step("refuses a renewal for another reader's account", async (t) => {
    const change = changeOf('renewSubscription');
    const given = await change.given(t, await change.by(t));
    const other = await t.as('nothingOnFile');
    const { status } = await other.send(requestOf(t.server, 'renewSubscription', given));
    same('renewSubscription', 'the status of a renewal for another reader', status, 403);
  }),
  step("refuses a change of another reader's subscription", async (t) => {
    const change = changeOf('updateSubscription');
    const owner = await change.by(t);
    for (const other of await others(t)) {
      const given = await change.given(t, owner);
      const { status } = await other.send(requestOf(t.server, 'updateSubscription', given));
      holds('updateSubscription', "a refusal of another reader's subscription", [401, 404].includes(status), status);
    }
  }),
  step("shows a gift's account and payment data only of the reader who opens it", async (t) => {
    const token = needed(t.profile.gifts?.upgradable, 'the profile has no gift "upgradable"');
    for (const other of await others(t)) {
      const gift = accepted('getGift', await ask(other, 'getGift', { params: { query: { token } } }));
      await isOwnData(t, 'getGift', other, gift);
      await isOwnData(t, 'showRedeem', other, await shown(t, other, 'showRedeem', { query: { token } }));
    }
  }),
  step("shows an invoice's account and payment data only of the reader who opens it", async (t) => {
    const { invoices = {} } = t.profile;
    const invoice = needed(invoices.payable ?? invoices.pastDue, 'the profile has no invoice "payable"');
    for (const other of await others(t))
      await isOwnData(t, 'showInvoice', other, await shown(t, other, 'showInvoice', { params: { invoice } }));
  }),
  ...VIEWED.map((id) =>
    step(`shows ${id} of another reader only to an administrator`, async (t) => {
      const { ref } = (await subscriberOf(await t.as('subscriber'))).account;
      for (const other of await others(t)) {
        const at = { params: { token: 'sub_none', shipcode: 'ship-a' } };
        const own = Object(await shown(t, other, id, at)).subscriber?.account.ref;
        const page = Object(await shown(t, other, id, { ...at, query: { 'admin-view': ref } }));
        same(id, 'the account of the page', page.subscriber?.account.ref, own);
        same(id, "whether it is an administrator's view", page.settings?.view_only ?? false, false);
      }
    }),
  ),
  step('saves a card only for the account or donation that it was set up for', async (t) => {
    const tab = await t.as('nothingOnFile');
    const card = await cardFor(t, await t.as('cardOnFile'));
    refused('setCard', await ask(tab, 'setCard', { params: { query: {} }, body: card }), { status: 400 });
    const token = needed(t.profile.donations?.paid, 'the profile has no paid donation');
    const params = { query: { token } };
    refused('setDonationCard', await ask(t.open(), 'setDonationCard', { params, body: card }), { status: 400 });
    const donated = await donationCardFor(t, t.open(), token);
    refused('setCard', await ask(tab, 'setCard', { params: { query: {} }, body: donated }), { status: 400 });
  }),
  step("a link's token opens only what it is for", async (t) => {
    const tab = t.open();
    const { links = {}, donations = {}, gifts = {} } = t.profile;
    const address = changeOf('changeAddressByLink');
    const { path, body } = await address.given(t, await address.by(t));
    const card = { name: 'Ada Okafor', cc_token: 'pm_none' };
    const others = [...Object.values({ ...donations, ...gifts }), 'lnk_none'];
    const tries: [ChangingId, Given, (string | undefined)[]][] = [
      ['changeAddressByLink', { path, body }, [links.payment, ...others]],
      ['patchAddressByLink', { path, body }, [links.payment, ...others]],
      ['setCard', { body: card }, [links.address, ...others]],
      ['setDonationCard', { body: card }, [links.address, links.payment, 'don_none']],
      ['restartDonation', { body: { 'payment-method': 'pm_none' } }, [links.address, links.payment, 'don_none']],
    ];
    for (const [call, given, tokens] of tries)
      for (const token of tokens.filter((each) => each !== undefined)) {
        const { status } = await tab.send(requestOf(t.server, call, { ...given, query: { token } }));
        same(call, 'the status of a token that is unknown or for another purpose', status, 403);
      }
    for (const token of Object.values(links)) await isNoLogin(t, tab, token);
  }),
  step('finds nothing for tokens that are names of built-in properties', async (t) => {
    const tab = await t.as('subscriber');
    for (const token of ['__proto__', 'constructor', 'toString', 'undefined', 'null', '0']) {
      const gift = await ask(tab, 'getGift', { params: { query: { token } } });
      const isKnown = gift.kind === 'ok' ? gift.output.redeem.status !== 'notfound' : gift.kind !== 'refused';
      same('getGift', `whether there is a gift ${token}`, isKnown, false);
      const read = await tab.send(requestOf(t.server, 'getSubscription', { path: { token } }));
      same('getSubscription', `the status of the subscription ${token}`, read.status, 404);
      for (const id of ['showReceipt', 'showInvoice', 'showDonationSetup', 'showSubscription'] as const) {
        const page = await shown(t, tab, id, { params: { token, invoice: token }, query: { token } });
        const { receipt, invoice, payment_setup, upgrade } = Object(page);
        same(id, `the data shown for ${token}`, receipt ?? invoice ?? payment_setup ?? upgrade ?? null, null);
      }
      const { by, given } = changeOf('payInvoice');
      const { query, body } = await given(t, await by(t));
      const request = requestOf(t.server, 'payInvoice', { path: { invoice: token }, query, body });
      same('payInvoice', `the status of the invoice ${token}`, (await tab.send(request)).status, 404);
    }
  }),
  step("does not accept a page's session as a cookie", async (t) => {
    const tab = await t.as('subscriber');
    const page = Object(await shown(t, tab, 'showSubscribe'));
    const thief = t.open();
    await thief.cookies.setCookie(`session=${page.subscribe?.session ?? 'none'}; Path=/`, t.server.href);
    refused('getSubscriber', await ask(thief, 'getSubscriber', { params: { query: { membership: '' } } }), {
      status: 401,
    });
  }),
]);

const VIEWED: PageId[] = [
  'showAccount',
  'showName',
  'showEmail',
  'showAddresses',
  'showAddressDeletion',
  'showPayment',
  'showSubscription',
  'showRenew',
  'showDonate',
  'showSubscribe',
  'showCheckout',
  'showHome',
  'showStore',
];

/** Fails the step if a page or reply shows another account or payment method than the visitor's own. */
async function isOwnData(t: TestContext, call: Blamed, visitor: Tab, data: unknown): Promise<void> {
  const { subscriber, payment_info } = Object(data);
  const own = (await viewOf(t, visitor)) as { account?: { ref: string }; onFile?: unknown };
  same(call, 'the account shown', subscriber?.account.ref, own.account?.ref);
  if (call !== 'showInvoice' || payment_info !== undefined)
    same(call, 'the method on file shown', payment_info ?? null, own.onFile ?? null);
}

async function others(t: TestContext): Promise<Tab[]> {
  const visitor = t.open();
  await addToCart(visitor, donation(100));
  await removeFromCart(visitor, { ...donation(100), all: true });
  return [t.open(), visitor, await t.as('noSubscription')];
}

/** Only an intent's own session may read it, reset it or name it in an order. */
function intentStep(call: ChangingId): Step {
  return step(`binds the intent of ${call} to its session`, async (t) => {
    const change = changeOf(call);
    const tab = await change.by(t);
    const place = async (by: Tab, more: object = {}) => {
      const given = await change.given(t, tab);
      return by.send(requestOf(t.server, call, { ...given, body: { ...given.body, ...more } }));
    };
    const { intent, secret } = await opened(call, await place(tab));
    const owed = await amountOf(t, tab, secret);
    for (const other of await others(t)) {
      for (const query of [{}, { reset: '' }] as const) {
        const read = await ask(other, 'getFulfilment', { params: { path: { intent_id: intent }, query } });
        refused('getFulfilment', read, { status: 404 });
        tellsNothing('getFulfilment', other, { secret });
      }
      const named = await place(other, { invoice: intent, name: 'Somebody Else', email: newReader(t).email });
      holds(call, "a refusal of an order with another session's intent", named.status >= 400, named.status);
      tellsNothing(call, other, { secret });
      if (call === 'donate') {
        const unnamed = await opened(call, await place(other, { email: newReader(t).email }));
        holds(call, 'a separate intent for another session', unnamed.intent !== intent, unnamed.intent);
      }
    }
    same(call, 'the amount of the intent after others named it', await amountOf(t, tab, secret), owed);
    const mine = await ask(tab, 'getFulfilment', { params: { path: { intent_id: intent }, query: {} } });
    same('getFulfilment', 'the state of the order', accepted('getFulfilment', mine), { status: 'unpaid' });
  });
}

async function opened(call: Blamed, response: Response): Promise<{ intent: string; secret: string }> {
  const text = await response.text();
  const reply = response.ok ? orderReplyIn(JSON.parse(text) as CheckoutReply) : undefined; // every exchange is checked against the contract
  if (reply && 'keys' in reply.data)
    return { intent: reply.data.keys.payment_intent_id, secret: reply.data.keys.stripe_secret };
  throw new StepFailed({ call, expected: 'a reply with an intent', got: `status ${response.status}` });
}

const amountOf = async ({ profile }: TestContext, tab: Tab, secret: string): Promise<number | undefined> =>
  profile.payment && (await tab.world.payment.read(secret)).amount;

function tellsNothing(call: Blamed, tab: Tab, of: { name?: string; email?: string; secret?: string }): void {
  const answer = tab.last()?.answer;
  const text = typeof answer === 'object' && 'text' in answer ? answer.text : '';
  for (const [what, value] of Object.entries({ name: of.name, email: of.email, secret: of.secret }))
    if (value) holds(call, `an answer without another reader's ${what}`, !text.includes(value), `the ${what}`);
}

async function isNoLogin(t: TestContext, tab: Tab, token: string): Promise<void> {
  const shipcode = needed(SHIPCODES[0], 'there is no slot');
  const tries: [ChangingId | 'getSubscriber', Given][] = [
    ['getSubscriber', { query: { membership: '', token } }],
    ['deleteCard', { query: { token } }],
    ['flipAutorenew', { query: { token } }],
    ['changeName', { query: { token }, body: { name: 'Ada Okafor' } }],
    ['changeEmail', { query: { token }, body: { email: newReader(t).email } }],
    ['deleteAddress', { path: { shipcode }, query: { token } }],
    ['changeAddress', { path: { shipcode }, query: { token }, body: newReader(t).address }],
  ];
  for (const [call, given] of tries) {
    const { status } = await tab.send(requestOf(t.server, call, given));
    same(call, 'the status for the token of a mailed link', status, 401);
  }
  for (const id of ['showAccount', 'showName'] as const)
    same(id, 'a page for the token of a mailed link', await shown(t, tab, id, { query: { token } }), undefined);
}

const donationsIn = (cart: Awaited<ReturnType<typeof cartOf>>) =>
  [cart.billing.a, cart.billing.b, cart.billing.c].flatMap(({ reported }) =>
    reported.filter(({ cart: { type } }) => type === 'donation-item').map(({ name }) => name),
  );
