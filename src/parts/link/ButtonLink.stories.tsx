import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  title: 'Parts/Links/Button link',
  component: ButtonLink,
  args: { href: '/oauth/google?url=%2F', label: english.login.googleLink },
});

export const Link = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: english.login.googleLink })).toHaveAttribute(
      'href',
      '/oauth/google?url=%2F',
    ),
});
