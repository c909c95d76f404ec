import { expect } from 'storybook/test';
import type { CartState } from '#machines/api/contract.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { replies } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { answers } from './server.ts';
import { type Story, sees, seesWayIn } from './steps.ts';

const { cart } = english;

export const cartOf = (
  name: Exclude<ReplyName<'getCart'>, 'signedOut' | 'tooManyRequests' | 'unavailable'>,
): CartState => structuredClone<unknown>(replies.getCart[name].body) as CartState;

export const LIGHTS = 'Harbour lights, art print';

export const wantMore = async ({ canvas, userEvent }: Story, name: string = LIGHTS) =>
  userEvent.click(await canvas.findByRole('button', { name: fill(cart.more, { name }) }));

export const takeOut = async ({ canvas, userEvent }: Story, name: string = LIGHTS) =>
  userEvent.click(await canvas.findByRole('button', { name: fill(cart.removeLine, { name }) }));

export const seesFoot = async ({ canvas }: Pick<Story, 'canvas'>, label: string, amount: string) =>
  expect(await canvas.findByRole('row', { name: `${label} ${amount}` })).toBeVisible();

/** Stories of a cart change that is answered with a documented reply. */
export const changing = <Id extends 'updateCart' | 'removeFromCart'>(id: Id, act: (story: Story) => Promise<void>) => ({
  refusing: (name: ReplyName<Id>, words: string, then: ReplyName<'getCart'> = 'basicProduct') => ({
    beforeEach: () => {
      answers(id, name)();
      answers('getCart', then)();
    },
    play: async (story: Story) => {
      await act(story);
      await sees(story, new RegExp(words.replace(/[.()]/g, '\\$&')));
      await seesWayIn(story, String(name));
    },
  }),
});

/** Simulates a bfcache restore. */
export const shownAgain = { world: { isShownAgain: true } };

export const returning = (name: ReplyName<'getCart'>, then: (story: Story) => Promise<void>) => ({
  parameters: shownAgain,
  beforeEach: answers('getCart', name),
  play: then,
});
