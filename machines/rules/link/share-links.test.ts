import { expect, test } from 'vitest';
import { pages } from '#mocks/replies.ts';
import hostile from '../../../tests/data/hostile-strings.json' with { type: 'json' };
import { shareLinks } from './share-links.ts';

const { article, settings } = pages.showArticle.article.body;
const SITE = 'https://emberdays.example';

test('fills the host’s templates with the post’s address and title [SHELL-7]', () => {
  expect(shareLinks(article, settings.share, SITE)).toEqual([
    {
      network: 'twitter',
      href: 'https://twitter.com/intent/tweet?url=https%3A%2F%2Femberdays.example%2Farticles%2Fkeepers-of-the-light&text=Keepers%20of%20the%20light',
    },
    {
      network: 'facebook',
      href: 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Femberdays.example%2Farticles%2Fkeepers-of-the-light',
    },
  ]);
});

test('defaults to the networks’ own pages [SHELL-7]', () => {
  expect(shareLinks(article, undefined, SITE)).toEqual(shareLinks(article, settings.share, SITE));
  expect(shareLinks(article, {}, SITE)).toEqual(shareLinks(article, settings.share, SITE));
});

const titles = [
  ...Object.values(hostile).flat(),
  'Light & dark = half #1? 100%',
  '$& $1 {url} {title}',
  'קוראים של האור',
  'حراس النور',
  '🏮 Keepers',
  'cut \ud83d',
].filter((title): title is string => typeof title === 'string' && title !== '');

test.each(titles)('passes on the title %j unchanged, and nothing else [SHELL-7]', (title) => {
  const [twitter] = shareLinks({ ...article, title }, undefined, SITE);
  const { searchParams, hash } = new URL(twitter?.href ?? '');
  expect([[...searchParams], hash]).toEqual([
    [
      ['url', article.url],
      ['text', title.toWellFormed()],
    ],
    '',
  ]);
});

test('adds the origin to a path of the site', () => {
  const [, facebook] = shareLinks({ ...article, url: '/articles/a?b=1&c=2' }, undefined, SITE);
  expect(new URL(facebook?.href ?? '').searchParams.get('u')).toBe(`${SITE}/articles/a?b=1&c=2`);
});

test.each(['javascript:alert(1)', 'http://emberdays.example/a', '//evil.example', 'data:text/html,x', '/.//evil'])(
  'does not share a post at %s',
  (url) => {
    expect(shareLinks({ ...article, url }, undefined, SITE)).toEqual([]);
  },
);

test('omits a network if its template is unsafe', () => {
  const links = shareLinks(article, { twitter: 'https://a@evil.example/{url}' }, SITE);
  expect(links.map(({ network }) => network)).toEqual(['facebook']);
});
