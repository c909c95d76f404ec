import { expect, test } from 'vitest';
import { open } from '../../../tests/support/journal.ts';
import { type Reader, refOf } from '../../readers.ts';
import { pages } from '../../replies.ts';
import { contentsOf, issueOf, listedIssues } from './listings.ts';

const { journal } = open();

/** The issues as a reader sees them. */
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
])(
  'gives %s the files of %j: an active subscription opens the archive, and what was sent stays [SUBSCRIBE-7]',
  (reader, slugs) => {
    const { list } = seenBy(reader);
    for (const { slug, files } of list)
      expect([slug, files]).toEqual([slug, slugs.includes(slug) ? filesOf(slug) : []]);
  },
);

test.each([
  ['first-thaw', 38, 'On what comes up when the ground gives.'],
  ['orchard-year', 39, 'One orchard from pruning to cider, and what it cost.'],
])('shows %s, which is out of print, as issue %i to whoever has its address', (slug, number, summary) => {
  const { list, issue } = seenBy('visitor');
  expect(list.map((each) => each.slug)).not.toContain(slug);
  expect(issue(slug)).toMatchObject({ slug, number, summary, released: true, print: null, digital: null, files: [] });
  expect(issue(slug)?.title).not.toBe('');
  expect(seenBy('expired').issue(slug)?.files).toEqual(filesOf(slug));
});

test('sells each edition that the issue has, with what is left of it', () => {
  const { state, issue } = seenBy('visitor');
  state.stock['iss:41'] = 3;
  const sold = issueOf(state, 'low-water', undefined);
  expect(sold?.print).toMatchObject({ kind: 'print-issue', slug: 'low-water-print', quantity: 3 });
  expect(sold?.digital).toMatchObject({ kind: 'digital-issue', slug: 'low-water-digital', quantity: 50 });
  expect(issue('salt-roads')).toMatchObject({ print: { quantity: 0 } });
});

test('gives no files for a token that has no issue yet', () => {
  const { state } = seenBy('visitor');
  const account = state.accounts[refOf('expired') ?? ''] ?? expect.fail('The account is gone.');
  const [token] = account.subscriber.timetable.issues_delivered;
  if (token) account.subscriber.timetable.issues_delivered = [{ ...token, issue: null }, token];
  expect(issueOf(state, 'low-water', account)?.files).toEqual([]);
  expect(issueOf(state, 'first-thaw', account)?.files).toHaveLength(2);
});

test('knows the contents of the documented issue only', () => {
  const { issue, contents } = pages.showIssue.issueForSale.body;
  expect(contentsOf(issue.slug)).toEqual(contents);
  expect(contentsOf('salt-roads')).toBeUndefined();
});
