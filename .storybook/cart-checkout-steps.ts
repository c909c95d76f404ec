import { english } from '#messages/english.ts';
import { requests } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import { typeInto } from './fields.ts';
import { answers } from './server.ts';
import { type Story, sees, seesButton, submit } from './steps.ts';

const fillPurchaser = async (story: Story): Promise<void> => {
  const { name, email } = requests.checkOutCart.guest.body;
  await story.canvas.findByRole('heading', { name: english.checkout.complete });
  await typeInto(story, english.purchaser.name, name);
  await typeInto(story, english.purchaser.email, email);
};

export const orderCart = async (story: Story): Promise<void> => {
  await fillPurchaser(story);
  await submit(story);
};

/** A story in which the order is refused, then the cart is refetched as this documented reply. */
export const refusedCart = (
  name: ReplyName<'checkOutCart'>,
  words: string[],
  then: ReplyName<'getCart'> = 'digitalIssue',
) => ({
  beforeEach: () => {
    answers('checkOutCart', name)();
    answers('getCart', then)();
  },
  play: async (story: Story) => {
    await orderCart(story);
    for (const said of words) await sees(story, said);
    await seesButton(story, 'proceed');
  },
});
