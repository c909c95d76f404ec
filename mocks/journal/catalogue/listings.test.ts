import { describe, expect, test } from 'vitest';
import { open, openAs } from '#fixtures/world/journal.ts';
import { type Reader, refOf } from '../../readers.ts';
import { replies } from '../../replies.ts';
import { goodsOf } from './goods.ts';
import { issueOf, listedIssues } from './listings.ts';

describe('products', () => {
  const list = async (tag: string, { ask } = openAs('visitor')) =>
    (await ask('getProducts', { query: `tag=${tag}` })).body;

  test.each([
    ['swag', 'swag'],
    ['every-kind', 'everyKind'],
    ['nonesuch', 'noProducts'],
    ['__proto__', 'noProducts'],
  ] as const)('lists the products of the tag %s as %s [API-33]', async (tag, name) => {
    expect(await list(tag)).toEqual(replies.getProducts[name].body);
  });

  test('lists the editions of issues, digital ones only when released [STORE-20]', async () => {
    const slugs = async (tag: string) =>
      ((await list(tag)) as { list: { slug: string }[] }).list.map(({ slug }) => slug);
    expect(await slugs('issues')).toEqual(
      expect.arrayContaining(['low-water-print', 'low-water-digital', 'night-ferry-print', 'night-ferry-digital']),
    );
    expect(await slugs('digital')).toEqual(['field-guide-to-lamps', 'low-water-digital']);
  });

  test('uses one reference for both editions of an issue and stocks only the print one [CART-9]', () => {
    openAs('visitor').journal.work(({ state }) => {
      state.stock['iss:41'] = 0;
      expect(goodsOf(state, 'print-issue', 'iss:41')).toMatchObject({ price: 1_600, left: 0, isDigital: false });
      expect(goodsOf(state, 'digital-issue', 'iss:41')).toMatchObject({ price: 800, left: 50, isDigital: true });
      expect(goodsOf(state, 'basic-product', 'iss:41')).toBeUndefined();
    });
  });
});

describe('issues', () => {
  const { journal } = open();

  const seenBy = (reader: Reader) => {
    const state = journal.state();
    const account = state.accounts[refOf(reader) ?? ''];
    return { state, list: listedIssues(state, account), issue: (slug: string) => issueOf(state, slug, account) };
  };

  const filesOf = (slug: string) => [
    { format: 'PDF', href: `/issue/${slug}/file.pdf` },
    { format: 'EPUB', href: `/issue/${slug}/file.epub` },
  ];

  test.each<[Reader, string[]]>([
    ['visitor', []],
    ['donor', []],
    ['subscriber', ['the-lamp-room', 'low-water', 'salt-roads']],
    ['address-missing', ['the-lamp-room', 'low-water', 'salt-roads']],
    ['expired', ['low-water', 'salt-roads']],
    ['former', ['the-lamp-room', 'low-water']],
  ])('gives %s the files of %j by active subscription or delivery [SUBSCRIBE-7]', (reader, slugs) => {
    const { list } = seenBy(reader);
    for (const { slug, files } of list)
      expect([slug, files]).toEqual([slug, slugs.includes(slug) ? filesOf(slug) : []]);
  });
});
