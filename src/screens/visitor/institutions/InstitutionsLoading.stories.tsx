import { expect, fn } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { hold } from '#mocks/reply.ts';
import { press } from '#storybook/entry.ts';
import preview from '#storybook/preview.tsx';
import { answers } from '#storybook/server.ts';
import { sees } from '#storybook/steps.ts';
import { Institutions } from './Institutions.tsx';

const { institution: words, common } = english;

const meta = preview.meta({ component: Institutions, args: { path: '/account#payment' }, tags: ['flow:institutions'] });

export const Unsearchable = meta.story({
  name: 'The search does not come: said, with the way to choose elsewhere, and asked for again [ENTRY-21]',
  // React logs an error that a boundary catches, as it does here on purpose.
  parameters: { react: { rootOptions: { onCaughtError: fn() } } },
  beforeEach: ({ args }) => {
    args.loadDropdown = failingTwice();
    answers('getIdentityProviders', 'institutions')();
  },
  play: async (story) => {
    await sees(story, words.searchFailed);
    await expect(story.canvas.getByRole('link', { name: words.elsewhere })).toHaveAttribute(
      'href',
      '/oauth/openathens?url=%2Faccount%23payment',
    );
    await press(story, common.tryAgain);
    await expect(await story.canvas.findByRole('combobox')).toBeVisible();
    await expect(story.canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  name: 'Loading: said, with the single button beside it',
  tags: ['state:institutions.loading'],
  beforeEach: () => answers('getIdentityProviders', { reply: 'institutions', held: hold() })(),
  play: async (story) => {
    await sees(story, words.loading);
    await expect(story.canvas.getByRole('link', { name: words.submit })).toHaveAttribute(
      'href',
      '/oauth/openathens?url=%2Faccount%23payment',
    );
  },
});

/** The script fails as it is asked for early, and as it is shown; then it comes. */
function failingTwice() {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked <= 2) throw new Error('The network is down.');
    return import('#parts/form/Dropdown.tsx');
  };
}
