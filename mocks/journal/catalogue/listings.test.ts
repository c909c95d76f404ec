import { describe, expect, test } from 'vitest';
import { open, openAs } from '../../../tests/support/journal.ts';
import { type Reader, refOf } from '../../readers.ts';
import { pages, replies } from '../../replies.ts';
import { goodsOf, takeFromStock } from './goods.ts';
import { contentsOf, issueOf, listedIssues } from './listings.ts';

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

  test('shows the stock left of a size and of its product', async () => {
    const opened = openAs('visitor');
    opened.journal.work(({ state }) => {
      state.stock['sze:tote-one'] = 3;
      state.stock['prd:tote'] = 3;
    });
    expect(await list('swag', opened)).toMatchObject({
      list: [{ slug: 'harbour-tote', quantity: 3, sizes: [{ quantity: 3 }] }, {}, {}],
    });
  });

  test('uses one reference for both editions of an issue and stocks only the print one [CART-9]', () => {
    openAs('visitor').journal.work(({ state }) => {
      state.stock['iss:41'] = 0;
      expect(goodsOf(state, 'print-issue', 'iss:41')).toMatchObject({ price: 1_600, left: 0, isDigital: false });
      expect(goodsOf(state, 'digital-issue', 'iss:41')).toMatchObject({ price: 800, left: 50, isDigital: true });
      expect(goodsOf(state, 'basic-product', 'iss:41')).toBeUndefined();
    });
  });

  test('lists only issue editions under issues, and nothing without a tag', async () => {
    const body = (await list('issues')) as { list: { issue?: object }[] };
    for (const { issue } of body.list) expect(issue).toBeDefined();
    const { journal } = openAs('visitor');
    expect(journal.ask('getProducts').body).toEqual(replies.getProducts.noProducts.body);
  });

  test.each([
    ['sized-product', 'sze:shirt-s', 'Tide table shirt, Small'],
    ['sized-product', 'sze:shirt-l', 'Tide table shirt, Large'],
    ['basic-product', 'prd:lights', 'Harbour lights, art print'],
    ['sized-product', 'prd:shirt', undefined],
    ['sized-product', 'sze:none', undefined],
    ['basic-product', 'sze:shirt-s', undefined],
  ] as const)('sells a %s by the reference %s as %s', (kind, ref, name) => {
    expect(goodsOf(openAs('visitor').journal.state(), kind, ref)?.name).toBe(name);
  });

  test.each([
    ['digital-issue', 'iss:43', false],
    ['print-issue', 'iss:43', false],
    ['digital-issue', 'iss:41', true],
    ['basic-product', 'prd:lights', true],
  ] as const)('checks whether the %s %s is released: %s [STORE-20]', (kind, ref, isReleased) => {
    expect(goodsOf(openAs('visitor').journal.state(), kind, ref)).toMatchObject({ isReleased });
  });

  test('tracks the stock of each size', () => {
    const { journal } = openAs('visitor');
    journal.work(({ state }) => {
      state.stock['sze:shirt-s'] = 3;
      state.stock['sze:shirt-l'] = 5;
    });
    const left = (ref: string) => goodsOf(journal.state(), 'sized-product', ref)?.left;
    expect([left('sze:shirt-s'), left('sze:shirt-l')]).toEqual([3, 5]);
  });

  test.each([
    ['sze:shirt-s', { 'sze:shirt-s': 4 - 3, 'prd:shirt': 15 - 3 }],
    ['prd:calendar', { 'prd:calendar': 6 - 3 }],
  ])('takes three of %s from the stock of the size and its product', (ref, left) => {
    const { journal } = openAs('visitor');
    const before = journal.state().stock;
    journal.work(({ state }) => takeFromStock(state, ref, 3));
    expect(journal.state().stock).toEqual({ ...before, ...left });
    journal.work(({ state }) => takeFromStock(state, ref, 99));
    expect(journal.state().stock[ref]).toBe(0);
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

  test('lists the documented back issues, each also at its own address [STORE-20]', () => {
    const { list, issue } = seenBy('visitor');
    expect(list).toEqual(pages.showIssues.backIssues.body.issues);
    for (const each of list) expect(issue(each.slug)).toEqual(each);
    expect(issue('nowhere')).toBeNull();
  });

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

  test.each([
    ['first-thaw', 38, 'On what comes up when the ground gives.'],
    ['orchard-year', 39, 'One orchard from pruning to cider, and what it cost.'],
  ])('shows the out-of-print %s as issue %i at its address', (slug, number, summary) => {
    const { list, issue } = seenBy('visitor');
    expect(list.map((each) => each.slug)).not.toContain(slug);
    expect(issue(slug)).toMatchObject({ slug, number, summary, released: true, print: null, digital: null, files: [] });
    expect(issue(slug)?.title).not.toBe('');
    expect(seenBy('expired').issue(slug)?.files).toEqual(filesOf(slug));
  });

  test('sells each edition of an issue with its stock', () => {
    const { state, issue } = seenBy('visitor');
    state.stock['iss:41'] = 3;
    const sold = issueOf(state, 'low-water', undefined);
    expect(sold?.print).toMatchObject({ kind: 'print-issue', slug: 'low-water-print', quantity: 3 });
    expect(sold?.digital).toMatchObject({ kind: 'digital-issue', slug: 'low-water-digital', quantity: 50 });
    expect(issue('salt-roads')).toMatchObject({ print: { quantity: 0 } });
  });

  test('gives no files for a token without an issue', () => {
    const { state } = seenBy('visitor');
    const account = state.accounts[refOf('expired') ?? ''] ?? expect.fail('The account is gone.');
    const [token] = account.subscriber.timetable.issues_delivered;
    if (token) account.subscriber.timetable.issues_delivered = [{ ...token, issue: null }, token];
    expect(issueOf(state, 'low-water', account)?.files).toEqual([]);
    expect(issueOf(state, 'first-thaw', account)?.files).toHaveLength(2);
  });

  test('has contents for the documented issue only', () => {
    const { issue, contents } = pages.showIssue.issueForSale.body;
    expect(contentsOf(issue.slug)).toEqual(contents);
    expect(contentsOf('salt-roads')).toBeUndefined();
  });
});
