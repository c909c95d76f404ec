import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { fillCount } from '#messages/plural.ts';
import { Subscribe } from '#screens/purchase/subscribe/Subscribe.tsx';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import type { Story } from '#storybook/steps.ts';

const visitor = pageOf('showSubscribe', 'visitor');

const meta = preview.meta({ component: Subscribe, args: { page: visitor, query: new URLSearchParams() } });

/** Each term says how many issues it has. */
const counting =
  (...counts: number[]) =>
  async ({ canvas }: Story) => {
    const terms = [english.term['1year'], english.term['2year'], english.term['3year']];
    for (const [at, term] of terms.entries())
      await expect(await canvas.findByRole('radio', { name: term })).toHaveAccessibleDescription(
        expect.stringContaining(fillCount(english.term.issues, counts[at] ?? Number.NaN)),
      );
    await expect(canvas.getByRole('radio', { name: english.term.lifetime })).toHaveAccessibleDescription(
      expect.stringContaining(english.term.lifetimeIssues),
    );
  };

export const FourIssues = meta.story({
  name: 'A year has four issues, where the host says nothing else [HOST-4]',
  play: counting(4, 8, 12),
});

export const SixIssues = meta.story({
  name: 'A year has as many issues as the host says',
  args: { page: { ...visitor, settings: { ...visitor.settings, issues_per_year: 6 } } },
  play: counting(6, 12, 18),
});
