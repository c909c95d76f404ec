import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { inputOf, press } from './entry.ts';
import { answers } from './server.ts';
import { type Story, sees, seesWayIn } from './steps.ts';

const { product } = english;

export const add = async (story: Story, button: 'add' | 'update' = 'add') => press(story, product[button]);

export const seesBox = async ({ canvas }: Pick<Story, 'canvas'>, button: 'add' | 'update') =>
  expect(await canvas.findByRole('button', { name: product[button] })).not.toHaveAttribute('aria-disabled');

export const wantSo = async (story: Story, many: string): Promise<void> => {
  const field = inputOf(story, product.quantity);
  await story.userEvent.clear(field);
  await story.userEvent.type(field, many);
  await story.userEvent.tab();
};

export const wants = async (story: Pick<Story, 'canvas'>, many: number) =>
  expect(inputOf(story, product.quantity)).toHaveValue(String(many));

/** A story in which adding is refused: shows the words and keeps the form usable with the same choices. */
export const refusedWith = (name: ReplyName<'addToCart'>, words: string) => ({
  beforeEach: answers('addToCart', name),
  play: async (story: Story) => {
    await wantSo(story, '2');
    await add(story);
    await sees(story, words);
    await seesWayIn(story, name);
    await seesBox(story, 'add');
    await wants(story, 2);
  },
});
