import { expect, fn, waitFor } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { goesTo, press, type Story, sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { replies } from '#mocks/replies.ts';
import { hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { Institutions } from './Institutions.tsx';

const { institution: words, required, common } = english;

const meta = preview.meta({
  title: 'Log in/Institution',
  component: Institutions,
  args: { path: '/account#payment' },
});

const [blackwater] = replies.getIdentityProviders.institutions.body;
const HREF = '/oauth/openathens?url=%2Faccount%23payment';
const theButton = ({ canvas }: Pick<Story, 'canvas'>) => canvas.findByRole('link', { name: words.submit });

export const Listed = meta.story({
  name: 'Institutions: choose one from the list, then go to its login [ENTRY-1, ENTRY-20, ENTRY-21]',
  beforeEach: answers('getIdentityProviders', 'institutions'),
  play: async (story) => {
    const field = await story.canvas.findByRole('combobox', { name: words.label });
    await expect(story.canvas.queryByRole('link', { name: words.submit })).not.toBeInTheDocument();
    await story.userEvent.type(field, 'black{Enter}');
    await expect(field).toHaveDisplayValue(blackwater.name);
    await press(story, words.submit);
    const entity = encodeURIComponent(blackwater.entity_id);
    await goesTo(story, `/oauth/openathens/deeplink?entity=${entity}&target=%2Faccount%23payment`);
  },
});

export const Unlisted = meta.story({
  name: 'No institutions: a single button [ENTRY-19, ENTRY-21]',
  beforeEach: answers('getIdentityProviders', 'noInstitutions'),
  play: async (story) => {
    await expect(await theButton(story)).toHaveAttribute('href', HREF);
    await expect(story.canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
});

export const Unchosen = meta.story({
  name: 'Nothing chosen: an error after a cleared or unknown choice [SHELL-16, SHELL-17]',
  beforeEach: answers('getIdentityProviders', 'institutions'),
  play: async (story) => {
    const field = await story.canvas.findByRole('combobox', { name: words.label });
    for (const typed of ['black{Enter}{Escape}', 'Atlantis']) {
      await story.userEvent.type(field, typed);
      await press(story, words.submit);
      await expect(field).toHaveAccessibleDescription(`${words.labelHint} ${common.error} ${required.entity}`);
      await waitFor(() => expect(field).toHaveFocus());
    }
    await expect(story.canvas.queryByRole('note')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  name: 'Loading: announced, with the single button beside it',
  beforeEach: () => answers('getIdentityProviders', { reply: 'institutions', held: hold() })(),
  play: async (story) => {
    await sees(story, words.loading);
    await expect(story.canvas.getByRole('link', { name: words.submit })).toHaveAttribute('href', HREF);
  },
});

export const Failed = meta.story({
  name: 'Unavailable, too many requests: the single button and a retry [ENTRY-21]',
  beforeEach: answers('getIdentityProviders', 'unavailable', 'tooManyRequests'),
  play: async (story) => {
    await sees(story, words.failed);
    await press(story, common.tryAgain);
    await expect(await theButton(story)).toHaveAttribute('href', HREF);
    await expect(await story.canvas.findByRole('button', { name: common.tryAgain })).toBeVisible();
  },
});

export const Unsearchable = meta.story({
  name: 'Dropdown fails to load: a retry button, and another way to choose [ENTRY-21]',
  // React logs errors caught by a boundary; this story expects one.
  parameters: { react: { rootOptions: { onCaughtError: fn() } } },
  beforeEach: ({ args }) => {
    args.loadDropdown = failingTwice();
    answers('getIdentityProviders', 'institutions')();
  },
  play: async (story) => {
    await sees(story, words.searchFailed);
    await expect(story.canvas.getByRole('link', { name: words.elsewhere })).toHaveAttribute('href', HREF);
    await press(story, common.tryAgain);
    await expect(await story.canvas.findByRole('combobox')).toBeVisible();
    await expect(story.canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

function failingTwice() {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked <= 2) throw new Error('The network is down.');
    return import('#parts/form/choice/Dropdown.tsx');
  };
}
