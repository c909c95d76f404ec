import { expect, waitFor } from 'storybook/test';
import { english } from '#messages/messages.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import type { Story } from '#storybook/steps.ts';
import { Header } from './Header.tsx';

const { header: words } = english;
const meta = preview.meta({
  component: Header,
  args: { page: pageOf('showHome', 'shellVisitor') },
  tags: ['flow:headerModules'],
});

const module = ({ canvas }: Story, name: string) => canvas.getByRole('button', { name });
const open = (story: Story, name: string) => story.userEvent.click(module(story, name));

export const Escape = meta.story({
  name: 'Escape closes what is open, and gives the focus back to its button [SHELL-3]',
  play: async (story) => {
    await open(story, words.menu);
    await story.userEvent.tab();
    await story.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(story.canvas.queryByRole('navigation')).toBeNull());
    await expect(module(story, words.menu)).toHaveFocus();
  },
});

export const Elsewhere = meta.story({
  name: 'What is pressed elsewhere closes it',
  play: async (story) => {
    await open(story, words.archive);
    await story.userEvent.click(document.body);
    await waitFor(() => expect(module(story, words.archive)).toHaveAttribute('aria-expanded', 'false'));
  },
});
