import { expect } from 'storybook/test';
import { answers } from '#fixtures/stories/answers.ts';
import { saysLink } from '#fixtures/stories/links.ts';
import { refusals } from '#fixtures/stories/refusals.ts';
import { press, type Story, sees } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { replies } from '#mocks/replies.ts';
import { dropped, hold } from '#mocks/reply.ts';
import preview from '#storybook/preview.tsx';
import { LinkNotice, type LinkNoticeProps } from './LinkNotice.tsx';

const { linkStep } = english;
const { renewLink } = replies;

const args: LinkNoticeProps = {
  trouble: 'expired',
  viewer: 'visitor',
  token: 'lnk_too_old',
  path: '/account/address',
};

const meta = preview.meta({
  title: 'Account/Mailed links',
  component: LinkNotice,
  args,
  tags: ['flow:linkRenewal'],
});

export const Expired = meta.story({
  name: 'Expired: send a new link, or log in and return here',
  play: async (story) => {
    await saysLink(story, 'expired', 'renew', 'logIn');
    const link = story.canvas.getByRole('link', { name: linkStep.logIn });
    await expect(link).toHaveAttribute('href', '/login?url=%2Faccount%2Faddress');
  },
});

export const ExpiredWithoutToken = meta.story({
  name: 'Expired, token unknown: no new link can be sent',
  args: { token: undefined, viewer: 'reader' },
  play: async (story) => {
    await saysLink(story, 'expired', 'account');
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

const ask = (story: Story) => press(story, linkStep.renew);

export const Renewed = meta.story({
  name: 'Link renewed: the server’s message, focused, and no second button',
  beforeEach: answers('renewLink', 'linkRenewed'),
  play: async (story) => {
    await ask(story);
    const { message } = renewLink.linkRenewed.body;
    await sees(story, message);
    await expect(story.canvas.getByText(message).closest('[role="status"]')).toHaveFocus();
    await expect(story.canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Sending = meta.story({
  name: 'Sending: announced, the button ignores a second click',
  beforeEach: () => answers('renewLink', { reply: 'linkRenewed', held: hold() })(),
  play: async (story) => {
    await ask(story);
    const button = await story.canvas.findByRole('button', { name: linkStep.renewing });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Refusals = meta.story({
  name: 'Refusals: each in its words, re-enables the button',
  ...refusals('renewLink', { send: ask }),
});

export const Unsure = meta.story({
  name: 'No answer: warns that the email may have been sent, offers a retry',
  beforeEach: answers('renewLink', dropped),
  play: async (story) => {
    await ask(story);
    await sees(story, linkStep.unsure);
    await expect(story.canvas.getByRole('button', { name: linkStep.renew })).toBeVisible();
  },
});
