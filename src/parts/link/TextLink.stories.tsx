import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  title: 'Parts/Links/Text link',
  component: TextLink,
  args: { href: '/subscribe/renew', children: english.subscribe.renew },
});

export const Link = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: english.subscribe.renew })).toHaveAttribute('href', '/subscribe/renew'),
});
