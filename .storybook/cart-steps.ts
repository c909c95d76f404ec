import { expect } from 'storybook/test';
import type { CartState } from '#machines/api/contract.ts';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { replies } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { named } from './playing/named.ts';
import { answers } from './server.ts';
import { type Story, sees, seesWayIn } from './steps.ts';

const { cart } = english;

/** A documented cart, as its own copy. */
export const cartOf = (
  name: Exclude<ReplyName<'getCart'>, 'signedOut' | 'tooManyRequests' | 'unavailable'>,
): CartState => structuredClone<unknown>(replies.getCart[name].body) as CartState; // the generated bodies are read-only; a copy is not

/** What the first line of most examples is called. */
export const LIGHTS = 'Harbour lights, art print';

/** Presses the arrow that asks for one more of a line. */
export const wantMore = named('Want one more', async ({ canvas, userEvent }: Story, name: string = LIGHTS) =>
  userEvent.click(await canvas.findByRole('button', { name: fill(cart.more, { name }) })),
);

/** Presses the button that takes a line out. */
export const takeOut = named('Take the line out', async ({ canvas, userEvent }: Story, name: string = LIGHTS) =>
  userEvent.click(await canvas.findByRole('button', { name: fill(cart.removeLine, { name }) })),
);

/** Expects a row of the foot. */
export const seesFoot = named(
  ([, label, amount]) => `See “${label} ${amount}”`,
  async ({ canvas }: Pick<Story, 'canvas'>, label: string, amount: string) =>
    expect(await canvas.findByRole('row', { name: `${label} ${amount}` })).toBeVisible(),
);

/** Stories of a change that is answered with a documented reply, after which the cart is read as it was. */
export const changing = <Id extends 'updateCart' | 'removeFromCart'>(id: Id, act: (story: Story) => Promise<void>) => ({
  /** The words are shown, and the cart is as it was. */
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

/** Has the browser show the page of a story again. */
export const shownAgain = { world: { isShownAgain: true } };

/** A story of a page that is shown again, and finds its cart to be a documented one. */
export const returning = (name: ReplyName<'getCart'>, then: (story: Story) => Promise<void>) => ({
  parameters: shownAgain,
  beforeEach: answers('getCart', name),
  play: then,
});
