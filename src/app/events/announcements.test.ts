import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '#fixtures/world/storage.ts';
import type { AnnouncedOrder } from '#machines/lib/world.ts';
import { replies } from '#mocks/replies.ts';
import { createAnnouncements, tellOfEntry } from './announcements.ts';

const settings = { journal: 'Ember Days' };
let tab: Map<string, string>;
let heard: [string, unknown][];

beforeEach(() => {
  tab = new Map();
  heard = [];
  const storage = storageOf(tab);
  const page = new EventTarget();
  for (const name of ['journal:login', 'journal:order-completed'])
    page.addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

let orders = 0;

const anOrder = (attempt: Partial<AnnouncedOrder['attempt']> = {}): AnnouncedOrder => ({
  status: 'completed',
  attempt: { id: `attempt ${++orders}`, ...attempt },
  visit: `/receipts?token=rcp_${orders}`,
});

test('reports the server’s data on an order [BEYOND-84]', async () => {
  const order = { reference: 'R-1217', kind: 'renewal', amount: 6_000, currency: 'EUR' } as const;
  const known = { intent: 'pi_1', kind: 'cart', amount: 1 } as const;
  await createAnnouncements('renew', settings, false).announceOrder({ ...anOrder(known), order });
  expect(heard).toEqual([['journal:order-completed', { widget: 'renew', status: 'completed', ...order }]]);
});

test('falls back to the browser’s data if the server says nothing [BEYOND-84]', async () => {
  const { announceOrder } = createAnnouncements('donate', { ...settings, currency: 'CAD' }, false);
  await announceOrder(anOrder({ intent: 'pi_2', kind: 'donation', amount: 0 }));
  await announceOrder(anOrder());
  const told = { widget: 'donate', status: 'completed', currency: 'CAD' };
  expect(heard.map(([, detail]) => detail)).toEqual([
    { ...told, reference: 'pi_2', kind: 'donation', amount: 0 },
    { ...told, reference: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
});

test('stores and reports no key and no token [BEYOND-84]', async () => {
  const order = anOrder({ intent: 'pi_3' });
  await createAnnouncements('donate', settings, true).announceOrder(order);
  const said = JSON.stringify([heard, ...tab.values()]);
  for (const secret of [order.attempt.id, order.visit, 'rcp_']) expect(said).not.toContain(secret);
});

test('reports the order of a reloaded return address once, even without storage [BEYOND-84]', async () => {
  const refuse = () => {
    throw new DOMException('No.', 'SecurityError');
  };
  const off = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('window', { localStorage: off, sessionStorage: off });
  const loaded = async (type: string, id: string, intent: string) => {
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
    await createAnnouncements('donate', settings, false).announceOrder(anOrder({ id, intent }));
    return heard.splice(0).length;
  };
  expect(await loaded('navigate', 'pi_11', 'pi_11')).toBe(1);
  expect(await loaded('reload', 'pi_12', 'pi_12')).toBe(0);
  expect(await loaded('back_forward', 'pi_13', 'pi_13')).toBe(0);
  expect(await loaded('reload', 'attempt of pi_14', 'pi_14')).toBe(1);
});

test('reports a listener’s error and still calls the others [BEYOND-84]', async () => {
  const later: unknown[] = [];
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  process.once('uncaughtException', report);
  document.addEventListener('journal:order-completed', () => {
    throw new Error('The host broke this.');
  });
  document.addEventListener('journal:order-completed', ({ detail }) => later.push(detail.reference));
  await createAnnouncements('donate', settings, false).announceOrder(anOrder({ intent: 'pi_15' }));
  expect(later).toEqual(['pi_15']);
  await expect.poll(() => reported).toMatchObject([{ message: 'The host broke this.' }]);
});

const PERSONAL = /@|rcp_|inv_|sub_|_secret_|[0-9a-f]{8}-[0-9a-f]{4}-|Lindqvist|street/i;

test('reveals nothing personal in the event of any documented reply [BEYOND-84]', async () => {
  const ends = Object.values(replies)
    .flatMap((named) => Object.values<{ body?: unknown }>(named))
    .flatMap(({ body }) => settledIn(body));
  expect(ends.length).toBeGreaterThan(15);
  for (const { order, visit } of ends) {
    const attempt = { id: `attempt ${++orders}`, intent: `pi_2${orders}`, kind: 'donation', amount: 500 } as const;
    await createAnnouncements('donate', settings, true).announceOrder({ status: 'completed', order, attempt, visit });
  }
  for (const [, detail] of heard) {
    expect(Object.keys(Object(detail)).toSorted()).toEqual([
      'amount',
      'currency',
      'kind',
      'reference',
      'status',
      'widget',
    ]);
    expect(JSON.stringify(detail)).not.toMatch(PERSONAL);
  }
});

function settledIn(body: unknown): Pick<AnnouncedOrder, 'order' | 'visit'>[] {
  if (typeof body !== 'object' || body === null) return [];
  const { receipt, invoice, order } = body as { receipt?: string; invoice?: string; order?: AnnouncedOrder['order'] };
  const visit = [receipt, invoice].find((token) => typeof token === 'string');
  return [...(visit ? [{ order, visit }] : []), ...Object.values(body).flatMap(settledIn)];
}

const reader = { reader: 'known', isViewOnly: false } as const;

test('reports the login through a visitor’s order once, on the next page with its reader [BEYOND-83]', async () => {
  await createAnnouncements('subscribe', settings, true).announceOrder({ ...anOrder(), order: undefined });
  heard = [];
  tellOfEntry({ ...reader, reader: undefined });
  tellOfEntry({ ...reader, isViewOnly: true });
  expect(heard).toEqual([]);
  tellOfEntry(reader);
  tellOfEntry(reader);
  expect(heard).toEqual([['journal:login', { method: 'order' }]]);
});

test.each([
  ['that opened no account', () => tellOfEntry({ ...reader, reader: 'visitor' })],
  ['followed by a login', () => createAnnouncements('login', settings, true).announceLogin('code')],
])('reports no login with an order %s [BEYOND-83]', async (_, happens) => {
  await createAnnouncements('donate', settings, true).announceOrder(anOrder());
  happens();
  heard = [];
  tellOfEntry(reader);
  expect(heard).toEqual([]);
});

test.each([
  ['a reader', false, anOrder()],
  ['a visitor whose debit is pending', true, { ...anOrder(), status: 'processing' as const }],
])('reports no login with an order of %s [BEYOND-83]', async (_, isVisitor, order) => {
  await createAnnouncements('renew', settings, isVisitor).announceOrder(order);
  heard = [];
  tellOfEntry(reader);
  expect(heard).toEqual([]);
});

test('reports how the reader logged in, but not who they are [BEYOND-83]', () => {
  const { announceLogin } = createAnnouncements('login', settings, true);
  announceLogin('password');
  expect(heard).toEqual([['journal:login', { method: 'password' }]]);
});
