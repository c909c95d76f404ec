import { expect } from 'storybook/test';
import { pageOf } from '#fixtures/stories/pages.ts';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { Footer } from './Footer.tsx';

const { footer: words, mailingList, withdrawalLink } = english;
const page = pageOf('showHome', 'shellVisitor');
const meta = preview.meta({
  title: 'Every page/Footer',
  component: Footer,
  args: { page, query: new URLSearchParams() },
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

export const Withdrawing = meta.story({
  name: 'With withdrawal: a link to it after the host’s [BEYOND-211]',
  args: { page: { settings: { ...page.settings, withdrawal: true } } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.at(-1)).toHaveAttribute('href', '/withdraw');
    await expect(links.at(-1)).toHaveTextContent(withdrawalLink.link);
  },
});
