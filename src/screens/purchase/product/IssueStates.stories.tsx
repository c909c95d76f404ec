import { expect } from 'storybook/test';
import type { IssuePage } from '#machines/api/contract.ts';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { linksIn } from '#storybook/regions.ts';
import { sees } from '#storybook/steps.ts';
import { Issue } from './Issue.tsx';

const { backIssues, edition, swag } = english;
const meta = preview.meta({ component: Issue, args: { page: pageOf('showIssue', 'issueSoldOut') } });

export const SoldOut = meta.story({
  name: 'issueSoldOut [STORE-13]',
  tags: ['page:showIssue.issueSoldOut'],
  play: (story) => sees(story, swag.soldOut),
});

export const Unreleased = meta.story({
  name: 'issueUnreleased: no digital edition and no file before its release [STORE-20]',
  args: { page: pageOf('showIssue', 'issueUnreleased') },
  tags: ['page:showIssue.issueUnreleased'],
  play: async (story) => {
    await sees(story, fill(edition.comesOut, { date: 'June 1, 2026' }));
    await sees(story, edition.afterRelease);
    await expect(linksIn(story.canvasElement)).toEqual([['Night Ferry, Print', '/store/product/night-ferry-print']]);
  },
});

export const Missing = meta.story({
  name: 'noIssue',
  args: { page: pageOf('showIssue', 'noIssue') },
  tags: ['page:showIssue.noIssue'],
  play: async (story) => {
    await sees(story, backIssues.missing);
    await expect(linksIn(story.canvasElement)).toEqual([[backIssues.all, '/store/issues']]);
  },
});

const outOfPrint = (): IssuePage => {
  const page = pageOf('showIssue', 'issueSoldOut');
  if (page.issue) page.issue.print = null;
  return page;
};

export const OutOfPrint = meta.story({
  name: 'Where no edition is sold there is nothing to buy',
  args: { page: outOfPrint() },
  play: async (story) => {
    await sees(story, edition.outOfPrint);
    await expect(story.canvas.queryByRole('heading', { name: backIssues.buy })).not.toBeInTheDocument();
  },
});
