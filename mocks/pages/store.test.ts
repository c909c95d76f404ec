import { expect, test } from 'vitest';
import { example, visiting } from '#fixtures/world/journal.ts';
import { requests } from '../replies.ts';

test('shows a visitor the documented store', async () => {
  expect(await visiting('visitor').show('/store')).toEqual(example('showStore', 'everyKind'));
});

test('shows a visitor the documented back issues, and a subscriber their files', async () => {
  expect(await visiting('visitor').show('/store/issues')).toEqual(example('showIssues', 'backIssues'));
  const { issues } = (await visiting('subscriber').show('/store/issues')) as {
    issues: { slug: string; files: object[] }[];
  };
  expect(issues.map(({ slug, files }) => [slug, files.length])).toEqual([
    ['night-ferry', 0],
    ['the-lamp-room', 2],
    ['low-water', 2],
    ['salt-roads', 2],
  ]);
});

test.each([
  ['visitor', 'low-water', 'issueForSale'],
  ['visitor', 'salt-roads', 'issueSoldOut'],
  ['subscriber', 'night-ferry', 'issueUnreleased'],
  ['visitor', 'nowhere', 'noIssue'],
] as const)('shows a %s the issue %s as %s', async (reader, slug, name) => {
  expect(await visiting(reader).show(`/issue/${slug}`)).toEqual(example('showIssue', name));
});

test.each([
  ['harbour-lights', 'basicProduct'],
  ['tide-calendar', 'lowStock'],
  ['lamp-pin', 'soldOut'],
  ['tide-table-shirt', 'sizedProduct'],
  ['lamp-room-mug', 'everySizeSoldOut'],
  ['low-water-print', 'printIssue'],
  ['low-water-digital', 'digitalIssue'],
  ['field-guide-to-lamps', 'digitalProduct'],
  ['night-ferry-print', 'unreleasedPrint'],
  ['night-ferry-digital', 'unreleasedDigital'],
  ['chart-of-the-bay?code=HARBOUR10', 'discounted'],
  ['nothing-of-that-name', 'noProduct'],
] as const)('shows %s as %s', async (slug, name) => {
  expect(await visiting('visitor').show(`/store/product/${slug}`)).toEqual(example('showProduct', name));
});

test("includes the session's cart on every store page", async () => {
  const { show, ask } = visiting('visitor');
  await ask('addToCart', requests.addToCart.basicProduct);
  expect(await show('/store/product/harbour-lights')).toEqual(example('showProduct', 'inCart'));
  const { body: cart } = await ask('getCart');
  for (const address of ['/store', '/store/issues', '/issue/low-water', '/store/checkout'])
    expect(await show(address)).toMatchObject({ cart });
});
