import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '#fixtures/world/storage.ts';
import { forgetOrders } from '../storage/forget-orders.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function load(path: string, { hasLink = true } = {}) {
  vi.resetModules();
  const location = Object.assign(new URL(path, 'https://journal.test'), {
    replace: (to: string) => void sent.push(to.replace('https://journal.test', '')),
  });
  const sent: string[] = [];
  const history = {
    state: 7,
    replaceState: (_: unknown, __: string, url: URL) => {
      location.href = url.href;
    },
  };
  vi.stubGlobal('window', { location, history, sessionStorage: storageOf(kept), localStorage: {} });
  const { takeSecrets } = await import('./take-secrets.ts');
  const { readQuery } = await import('#host/address/location.ts');
  const isLeft = takeSecrets(hasLink);
  return {
    isLeft,
    again: () => takeSecrets(hasLink),
    sent,
    address: location.pathname + location.search,
    token: readQuery().get('token'),
  };
}

test('moves a token from the address to the tab, and puts it back on a reload [PAYM-1]', async () => {
  const opened = await load('/account/payment?token=lnk_9Zc4Tq&lang=en');
  expect(opened).toMatchObject({ isLeft: false, sent: [], token: 'lnk_9Zc4Tq' });
  expect(opened.address).toMatch(/^\/account\/payment\?lang=en&link=[a-z0-9]{1,16}$/);
  expect([...kept.keys()].join()).toMatch(/^journal\.link\.[a-z0-9]+$/);
  const reloaded = await load(`${opened.address}&setup_intent=seti_1`);
  expect(reloaded).toMatchObject({ isLeft: true, token: null });
  expect(reloaded.sent).toEqual(['/account/payment?lang=en&setup_intent=seti_1&token=lnk_9Zc4Tq']);
  const again = await load(String(reloaded.sent));
  expect(again).toMatchObject({ isLeft: false, address: opened.address, token: 'lnk_9Zc4Tq' });
});

test('keeps a link for an hour from its opening, however often the page reloads', async () => {
  const { address } = await load('/account/address?token=lnk_1');
  vi.setSystemTime(NOW + HOUR - 1);
  const { sent } = await load(address);
  expect(sent).toEqual(['/account/address?token=lnk_1']);
  await load(String(sent));
  vi.setSystemTime(NOW + HOUR);
  expect(await load(address)).toMatchObject({ isLeft: false, address });
  await load('/account/address?token=lnk_1');
  vi.setSystemTime(NOW + 2 * HOUR - 1);
  expect(await load(address)).toMatchObject({ isLeft: true });
});

test('restarts the hour when the reader opens the mailed link again', async () => {
  await load('/account/address?token=lnk_1');
  vi.setSystemTime(NOW + HOUR - 1);
  const { address } = await load('/account/address?token=lnk_1');
  vi.setSystemTime(NOW + HOUR);
  expect(await load(address)).toMatchObject({ isLeft: true });
});

test('takes the token once for all widgets of a page', async () => {
  const { again, sent, token } = await load('/account/address?token=lnk_1');
  expect([again(), sent, token]).toEqual([false, [], 'lnk_1']);
});

test('ties a link to its path and keeps two links of one path apart', async () => {
  const one = await load('/subscribe/redeem?token=gft_1');
  const two = await load('/subscribe/redeem?token=gft_2');
  expect((await load(one.address)).sent).toEqual(['/subscribe/redeem?token=gft_1']);
  expect((await load(two.address)).sent).toEqual(['/subscribe/redeem?token=gft_2']);
  expect(await load(one.address.replace('/subscribe/redeem', '/donation/setup'))).toMatchObject({ isLeft: false });
});

test('requests a page that returns without its token at most three times', async () => {
  const { address } = await load('/receipts?token=rcp_1');
  const loads = [await load(address), await load(address), await load(address), await load(address)];
  expect(loads.map(({ isLeft }) => isLeft)).toEqual([true, true, true, false]);
});

test.each(['..', '', 'a%2Fb', '__proto__', 'x'.repeat(129)])(
  'removes %j from the address and stores nothing',
  async (token) => {
    expect(await load(`/account/payment?token=${token}`)).toMatchObject({ isLeft: false, address: '/account/payment' });
    expect([...kept]).toEqual([]);
  },
);

test.each([
  '{',
  'null',
  '"lnk_1"',
  '{"path":"/account/payment","token":"//evil.example","at":1800000000000,"tries":0}',
  '{"path":"/account/payment","token":"lnk_1","at":"1800000000000","tries":0}',
  '{"path":"/account/payment","token":"lnk_1","at":1800000000001,"tries":0}',
  '{"path":"/account/payment","token":"lnk_1","at":1800000000000}',
  '{"path":"/account/address","token":"lnk_1","at":1800000000000,"tries":0}',
])('ignores the stored value %s', async (value) => {
  kept.set('journal.link.abc', value);
  expect(await load('/account/payment?link=abc')).toMatchObject({ isLeft: false, token: null });
});

test('removes only the provider’s parameters on a page without links', async () => {
  const added =
    'payment_intent=pi_1&payment_intent_client_secret=s&setup_intent=seti_1&setup_intent_client_secret=s' +
    '&redirect_status=succeeded&source_type=card';
  const found = await load(`/password?token=lnk_1&${added}`, { hasLink: false });
  expect(found).toMatchObject({ isLeft: false, address: '/password?token=lnk_1' });
});

test('drops the token when the reader logs out', async () => {
  const { address } = await load('/account/payment?token=lnk_1');
  forgetOrders();
  expect([...kept]).toEqual([]);
  expect(await load(address)).toMatchObject({ isLeft: false });
});
