import { expect } from 'storybook/test';
import { pageOf } from '#fixtures/stories/pages.ts';
import { holdsNo, linksIn, regionOf, sees } from '#fixtures/stories/steps.ts';
import type { IssuePage } from '#machines/api/contract.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import preview from '#storybook/preview.tsx';
import { Issue } from './Issue.tsx';

const meta = preview.meta({
  title: 'Store/Issue',
  component: Issue,
  tags: ['flow:product'],
  args: { page: pageOf('showIssue', 'issueForSale') },
});

const { backIssues, edition, swag } = english;

const EDITIONS = [
  ['Low Water, Print', '/store/product/low-water-print'],
  ['Low Water, Digital (PDF, EPUB)', '/store/product/low-water-digital'],
];

export const ForSale = meta.story({
  name: 'Issue for sale: both editions and the contents [STORE-4, STORE-19]',
  play: async (story) => {
    await expect(story.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Low Water');
    await expect(linksIn(regionOf(story, backIssues.buy))).toEqual(EDITIONS);
    await expect(linksIn(regionOf(story, backIssues.contents))).toEqual([
      ['Keepers of the light', '/articles/keepers-of-the-light'],
    ]);
    await sees(story, edition.posting);
    await expect(story.canvas.queryByRole('heading', { name: backIssues.read })).not.toBeInTheDocument();
  },
});

export const ForSubscriber = meta.story({
  name: 'Issue for subscriber: with its files, on the site’s origin [STORE-4]',
  args: { page: pageOf('showIssue', 'issueForSubscriber') },
  play: (story) =>
    expect(linksIn(regionOf(story, backIssues.read))).toEqual([
      ['Read Low Water as PDF', '/issue/low-water/file.pdf'],
      ['Read Low Water as EPUB', '/issue/low-water/file.epub'],
    ]),
});

export const Unreleased = meta.story({
  name: 'Issue unreleased: no digital edition or file yet [STORE-20]',
  args: { page: pageOf('showIssue', 'issueUnreleased') },
  play: async (story) => {
    await sees(story, fill(edition.comesOut, { date: 'June 1, 2026' }));
    await sees(story, edition.afterRelease);
    await expect(linksIn(story.canvasElement)).toEqual([['Night Ferry, Print', '/store/product/night-ferry-print']]);
  },
});

export const SoldOut = meta.story({
  name: 'Issue sold out [STORE-13]',
  args: { page: pageOf('showIssue', 'issueSoldOut') },
  play: (story) => sees(story, swag.soldOut),
});

const outOfPrint = (): IssuePage => {
  const page = pageOf('showIssue', 'issueSoldOut');
  if (page.issue) page.issue.print = null;
  return page;
};

export const OutOfPrint = meta.story({
  name: 'No edition for sale: nothing to buy',
  args: { page: outOfPrint() },
  play: async (story) => {
    await sees(story, edition.outOfPrint);
    await expect(story.canvas.queryByRole('heading', { name: backIssues.buy })).not.toBeInTheDocument();
  },
});

export const Missing = meta.story({
  name: 'No issue',
  args: { page: pageOf('showIssue', 'noIssue') },
  play: async (story) => {
    await sees(story, backIssues.missing);
    await expect(linksIn(story.canvasElement)).toEqual([[backIssues.all, '/store/issues']]);
  },
});

const hostile = (): IssuePage => {
  const page = pageOf('showIssue', 'issueForSubscriber');
  if (page.issue) {
    page.issue.image.source = 'javascript:alert(1)';
    page.issue.files = [{ format: 'PDF', href: '//evil.example/file.pdf' }];
  }
  return { ...page, contents: [{ title: 'A piece', href: 'javascript:alert(2)' }] };
};

export const Hostile = meta.story({
  name: 'Unsafe addresses: no links',
  args: { page: hostile() },
  play: async (story) => {
    await expect(linksIn(story.canvasElement)).toEqual(EDITIONS);
    await holdsNo(story.canvasElement, 'img');
    await sees(story, 'A piece');
  },
});
