import { expect } from 'storybook/test';
import { pageOf } from '#fixtures/stories/pages.ts';
import { itemOf, sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import preview from '#storybook/preview.tsx';
import { Issues } from './Issues.tsx';

const { edition, backIssues, swag } = english;
const meta = preview.meta({
  title: 'Store/Back issues',
  component: Issues,
  tags: ['flow:product'],
  args: { page: pageOf('showIssues', 'backIssues') },
});

export const BackIssues = meta.story({
  name: 'Back issues: newest first, with the editions for sale [STORE-2, STORE-13]',
  play: async (story) => {
    const titles = story.canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(titles).toEqual(['Night Ferry', 'The Lamp Room', 'Low Water', 'Salt Roads']);
    await expect(itemOf(story, 'Salt Roads')).toHaveTextContent(swag.soldOut);
    await expect(itemOf(story, 'The Lamp Room')).toHaveTextContent(edition.outOfPrint);
    await expect(itemOf(story, 'Night Ferry')).toHaveTextContent(fill(edition.comesOut, { date: 'June 1, 2026' }));
  },
});

export const Availability = meta.story({
  name: 'Notes: print delivery time, when digital formats are available [STORE-19, STORE-20]',
  play: async (story) => {
    await sees(story, new RegExp(edition.posting));
    await expect(edition.posting).toContain('up to 4 weeks');
    await expect(itemOf(story, 'Low Water')).toHaveTextContent(fill(edition.formats, { formats: 'PDF, EPUB' }));
    await expect(itemOf(story, 'Night Ferry')).not.toHaveTextContent(edition.digital);
  },
});

export const NoIssues = meta.story({
  name: 'No issues',
  args: { page: pageOf('showIssues', 'noIssues') },
  play: (story) => sees(story, backIssues.none),
});
