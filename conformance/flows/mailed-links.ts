import type { MailedLink } from '../../machines/api/contract.ts';
import { zoneOf } from '../../machines/rules/address/shipping.ts';
import { SHIPCODES } from '../../machines/rules/subscription/subscription.ts';
import { addressIn } from '../orders/bill.ts';
import { changesOnly } from '../readers/all-readers.ts';
import { subscriberOf } from '../readers/subscriber.ts';
import { accepted, holds, needed, same, skip } from '../runner/expect.ts';
import { type At, ask, pageData, replyIn, visit } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

const OF_AN_ACCOUNT = ['showEmail', 'showAddresses', 'showPayment'] as const;
const PAGES = [...OF_AN_ACCOUNT, 'showDonationSetup'] as const;
type LinkPage = (typeof PAGES)[number];

/** A page reports the state of the link that opened it; an invalid link must not reveal anything about its account. */
export const mailedLinksKit = kitFlow('mailed-links', () => [
  ...PAGES.map((id) =>
    step(`reports an unknown link or none on ${id} instead of redirecting to the login page`, async (t) => {
      for (const token of ['lnk_none', '..', '', '__proto__']) await isNobodys(t, id, { token }, 'unknown');
      await isNobodys(t, id, { link: '1x9f3k' }, 'missing');
    }),
  ),
  ...(['expired', 'used'] as const).map((state) =>
    step(`reports ${state === 'used' ? 'a used' : 'an expired'} link`, async (t) => {
      const token = t.entry('links', state);
      await isNobodys(t, state === 'used' ? 'showEmail' : 'showAddresses', { token }, state);
    }),
  ),
  step("shows another reader nothing of a link's account, and confirms no email", async (t) => {
    const { address, payment, email } = t.profile.links ?? {};
    const tab = await t.as('digital');
    const before = await subscriberOf(tab);
    const links = { showAddresses: address, showPayment: payment, showEmail: email };
    for (const id of OF_AN_ACCOUNT) {
      const token = needed(links[id], `the profile has no link to ${id}`);
      const { link, subscriber, payment_setup = null } = await dataOf(t, tab, id, { token });
      same(id, "the link's state", link, { state: 'foreign' });
      const { ref } = before.account;
      same(id, 'the account of the page', Object(subscriber).account?.ref ?? ref, ref);
      same(id, 'the method on file it shows', payment_setup, null);
    }
    same('showEmail', "the logged-in reader's data", await subscriberOf(tab), before);
  }),
  step('shows a visitor which email a link confirmed, even when opened twice', async (t) => {
    const token = t.entry('links', 'email');
    for (const time of ['first', 'second']) {
      const { link, confirmed, subscriber } = await dataOf(t, t.open(), 'showEmail', { token });
      const good = { link: { state: 'good' }, subscriber: null };
      same('showEmail', `the link's state the ${time} time`, { link, subscriber }, good);
      holds('showEmail', 'the confirmed address', typeof confirmed === 'string' && confirmed.includes('@'), confirmed);
    }
    t.leave("the email of the link's reader");
  }),
]);

async function isNobodys(t: TestContext, id: LinkPage, query: Query, state: MailedLink['state']) {
  const { link, subscriber = null, payment_setup = null } = await dataOf(t, t.open(), id, query);
  same(id, "the link's state", link, { state });
  same(id, 'the account data shown', { subscriber, payment_setup }, { subscriber: null, payment_setup: null });
}

type Query = NonNullable<At['query']>;

interface LinkPageData {
  link?: MailedLink;
  subscriber?: unknown;
  payment_setup?: unknown;
  confirmed?: string;
}

async function dataOf(t: TestContext, tab: Tab, id: LinkPage, query: Query): Promise<LinkPageData> {
  if (t.profile.pages?.[id] !== undefined) skip('another host renders the page');
  const { status, body } = await replyIn(await visit(t.server, tab, id, { query }));
  same(id, 'the status of the page', status, 200);
  // Every exchange is checked against the contract, including its headers.
  return Object(needed(body, `the page of ${id} has no data`));
}

export const addressLinkKit = kitFlow('address-link', () =>
  (['changeAddressByLink', 'patchAddressByLink'] as const).map((call) =>
    step(`changes the link's account by ${call}, whoever is logged in`, async (t) => {
      const query = { token: t.entry('links', 'address') };
      const linked = async () => {
        const { subscriber } = await pageData(t, t.open(), 'showAddresses', { query });
        return needed(subscriber, 'the link to an address page does not open it');
      };
      const { account, timetable } = await linked();
      const required = SHIPCODES.find((each) => timetable.address_required[zoneOf(each)]);
      const shipcode = needed(required, 'the reader of the link needs no address');
      const zone = zoneOf(shipcode);
      const address = account.addresses[zone] ?? (await addressIn(t, shipcode));
      const body = { ...address, line2: `${t.fresh()} floor` };
      const tab = await t.as('digital');
      await changesOnly(t, { call, tab, places: [] }, async () => {
        const { addresses } = accepted(call, await ask(tab, call, { params: { path: { shipcode }, query }, body }));
        same(call, 'the address of the reply', addresses[zone], body);
      });
      same(call, "the address on the link's page", (await linked()).account.addresses[zone], body);
    }),
  ),
);
