import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PageEvents } from '#host/events/page-event-types.ts';

const example = readFileSync(new URL('../docs/examples/analytics.js', import.meta.url), 'utf8');

function passedOn<Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name]): unknown[] {
  const [page, window] = [new EventTarget(), {} as { dataLayer?: unknown[] }];
  new Function('document', 'window', example)(page, window);
  page.dispatchEvent(new CustomEvent(name, { detail }));
  return window.dataLayer ?? [];
}

const order = { widget: 'donate', status: 'completed', reference: 'R-1217', currency: 'USD' } as const;
const purchase = { event: 'purchase', transaction_id: 'R-1217', currency: 'USD', status: 'completed' };

test('sends an order to the tag manager with its amount in dollars [BEYOND-85]', () => {
  expect([
    ...passedOn('journal:order-completed', { ...order, kind: 'donation', amount: 2_550 }),
    ...passedOn('journal:order-completed', { ...order, kind: 'redemption', amount: 0 }),
    ...passedOn('journal:order-completed', order),
  ]).toEqual([
    { ...purchase, value: 25.5, items: [{ item_name: 'donation' }] },
    { ...purchase, value: 0, items: [{ item_name: 'redemption' }] },
    { ...purchase, value: undefined, items: [{ item_name: undefined }] },
  ]);
});

test('sends logins and failures without their element [BEYOND-85]', () => {
  const element = {} as HTMLElement;
  expect([
    ...passedOn('journal:login', { method: 'code' }),
    ...passedOn('journal:failed', { widget: 'login', element, reason: 'crashed' }),
  ]).toEqual([
    { event: 'login', method: 'code' },
    { event: 'widget_failed', widget: 'login', reason: 'crashed' },
  ]);
});
