import { expect, within } from 'storybook/test';
import { fitsAcross } from '#fixtures/stories/steps.ts';
import preview from '#storybook/preview.tsx';
import { type Shelf, Timeline } from './Timeline.tsx';

const issues = ['Orchard Year', 'Salt Roads', 'Low Water', 'The Lamp Room'];
const received: Shelf = {
  kind: 'received',
  label: 'Received',
  count: '4 issues',
  spines: issues.map((title) => ({ title, foot: 'Jun 2025' })),
};
const coming: Shelf = {
  kind: 'coming',
  label: 'Upcoming',
  count: '2 issues',
  note: 'Next: Night Ferry, June 1, 2026',
  spines: [{ title: 'Night Ferry', foot: 'Jun 2026' }, { title: 'To be announced' }],
};
const later: Shelf = { kind: 'later', label: 'Next cycle', count: '4 issues', blanks: 4 };

const meta = preview.meta({
  title: 'Parts/Pictures/Timeline',
  component: Timeline,
  args: { label: 'Your issues', shelves: [received, coming, later] },
});

export const Extended = meta.story({
  name: 'Received, upcoming and next cycle, in order',
  play: async ({ canvas }) => {
    const timeline = within(canvas.getByRole('list', { name: 'Your issues' }));
    await expect(
      timeline.getAllByRole('list').map((list) =>
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([issues.map((title) => `${title} Jun 2025`), ['Night Ferry Jun 2026', 'To be announced ']]);
    await expect(timeline.getByText('Next cycle')).toBeVisible();
  },
});

export const Renewing = meta.story({
  name: 'With the issues a renewal adds',
  args: {
    shelves: [
      received,
      { ...coming, count: '1 issue', spines: coming.spines?.slice(0, 1) },
      { kind: 'renewed', label: 'After your renewal', count: '1 issue', spines: [{ title: 'Slack Tide' }] },
    ],
  },
  play: ({ canvas }) => expect(canvas.getByRole('list', { name: 'After your renewal' })).toBeVisible(),
});

export const Endless = meta.story({
  name: 'Lifetime: only the last of many issues',
  args: {
    shelves: [
      { ...received, count: '404 issues', before: '400 earlier' },
      { ...coming, after: 'Every issue after' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('400 earlier')).toBeVisible();
    await expect(canvas.getByText('Every issue after')).toBeVisible();
  },
});

export const Long = meta.story({
  name: 'Long titles and many cycles: nothing overflows',
  args: {
    shelves: [
      { ...received, spines: issues.map((title) => ({ title: title.repeat(15), foot: 'Jun 2025' })) },
      ...Array.from({ length: 12 }, (_, at): Shelf => ({ ...later, label: `Cycle ${at + 2}`, blanks: 12 })),
    ],
  },
  play: ({ canvasElement }) => fitsAcross(canvasElement),
});
