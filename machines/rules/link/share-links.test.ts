import { expect, test } from 'vitest';
import { pages } from '#mocks/replies.ts';
import hostile from '../../../tests/data/hostile-strings.json' with { type: 'json' };
import { shareLinks } from './share-links.ts';

const { article, settings } = pages.showArticle.article.body;
const SITE = 'https://emberdays.example';

test('leads to the host’s templates, with the address and the title of the post [SHELL-7]', () => {
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

test('leads to the networks’ own pages without templates [SHELL-7]', () => {
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

test.each(titles)('says the title %j letter for letter, and nothing besides [SHELL-7]', (title) => {
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

test('a path of the site is told of with its origin', () => {
  const [, facebook] = shareLinks({ ...article, url: '/articles/a?b=1&c=2' }, undefined, SITE);
  expect(new URL(facebook?.href ?? '').searchParams.get('u')).toBe(`${SITE}/articles/a?b=1&c=2`);
});

test.each(['javascript:alert(1)', 'http://emberdays.example/a', '//evil.example', 'data:text/html,x', '/.//evil'])(
  'a post at %s is shared nowhere',
  (url) => {
    expect(shareLinks({ ...article, url }, undefined, SITE)).toEqual([]);
  },
);

test('a template that is no safe address has no link', () => {
  const links = shareLinks(article, { twitter: 'https://a@evil.example/{url}' }, SITE);
  expect(links.map(({ network }) => network)).toEqual(['facebook']);
});
