import { expect } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { email } from '#fixtures/stories/entry.ts';
import { pageOf } from '#fixtures/stories/pages.ts';
import { press, sees, write } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { Footer } from './Footer.tsx';

const { footer: words, mailingList } = english;
const page = pageOf('showHome', 'shellVisitor');
const meta = preview.meta({
  title: 'Every page/Footer',
  component: Footer,
  args: { page, query: new URLSearchParams() },
  tags: ['flow:mailingList'],
});

export const HostsLinks = meta.story({
  name: 'Default: the host’s links and the mailing list signup [SHELL-6]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'For institutions' })).toHaveAttribute(
      'href',
      '/institutional-subscriptions',
    );
    await expect(canvas.getByLabelText(mailingList.label)).toBeVisible();
  },
});

export const OurOwn = meta.story({
  name: 'Without host links: a link to institutional subscriptions [SHELL-6]',
  args: { page: { settings: { ...page.settings, navigation: undefined } } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: words.institutions })).toHaveAttribute(
      'href',
      '/institutional-subscriptions',
    ),
});

export const SignedUp = meta.story({
  name: 'Signed up in the footer [ENTRY-3]',
  beforeEach: answers('joinMailingList', 'signedUp'),
  play: async (story) => {
    await write(story, mailingList.label, email);
    await press(story, mailingList.submit);
    await sees(story, mailingList.done);
  },
});
