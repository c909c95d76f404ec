import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Act, OutcomeEnd } from '#machines/lib/outcome.ts';
import { english } from '#messages/messages.ts';
import { fill } from '#messages/text.ts';
import { pages, requests } from '#mocks/replies.ts';
import { named } from './playing/named.ts';
import { quoted } from './playing/words.ts';

/** What a step of a reader needs of a story. */
export type Story = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** How a text on the page is found: as it is, by a pattern or by what its element holds. */
type Words = Parameters<Story['canvas']['findAllByText']>[0];

const cardOf = (number = '4242424242424242'): string => `the card … ${number.slice(-4)}`;

const told = (words: Words): string => (typeof words === 'function' ? 'the words' : quoted(words));

/** Fills in the builder with the documented digital order, which needs no address. */
export const fillDigital = named('Fill in a digital order', async ({ canvas, userEvent }: Story): Promise<void> => {
  const { name, email, password } = requests.subscribe.digitalOrder.body;
  const { purchaser, medium } = english;
  await userEvent.click(await canvas.findByRole('radio', { name: medium.digital }));
  const typed = [
    [purchaser.name, name],
    [purchaser.email, email],
    [purchaser.password, password.password],
    [purchaser.confirm, password.confirm],
  ] as const;
  for (const [label, value] of typed) {
    await userEvent.click(canvas.getByLabelText(label, { selector: 'input' }));
    await userEvent.paste(value);
  }
});

type TypedAddress = Record<'line1' | 'city' | 'state' | 'postcode', string>;

/** Fills in an address whose country is fixed and has states: that of the documented print order. */
export const fillAddress = named(
  'Fill in the address',
  async (
    { canvas, userEvent }: Story,
    { line1, city, state, postcode }: TypedAddress = requests.subscribe.printOrder.body.address,
  ): Promise<void> => {
    // Until the states are loaded, a text field stands there.
    const { address } = english;
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: address.state }), state);
    for (const [label, value] of [
      [address.line1, line1],
      [address.city, city],
      [address['postcode.zip'], postcode],
    ] as const) {
      await userEvent.click(canvas.getByLabelText(new RegExp(`^${label}`)));
      await userEvent.paste(value);
    }
  },
);

/** Clicks the submit button while it has this label. */
export const submit = named(
  ([, label = 'proceed']) => `Press “${english.submit[label]}”`,
  async ({ canvas, userEvent }: Story, label: keyof typeof english.submit = 'proceed') =>
    userEvent.click(await canvas.findByRole('button', { name: english.submit[label] })),
);

/** Fills in the digital order and sends it. */
export const order = named('Order the digital subscription', async (story: Story): Promise<void> => {
  await fillDigital(story);
  await submit(story);
});

/** Orders, then pays with a card in the provider's form. */
export const orderAndPay = named(
  ([, number]) => `Order, and pay with ${cardOf(number)}`,
  async (story: Story, number: string = '4242424242424242'): Promise<void> => {
    await order(story);
    await pay(story, number);
  },
);

/** Pays with a card in the provider's form, by the button of this name. */
export const pay = named(
  ([, number]) => `Pay with ${cardOf(number)}`,
  async (story: Story, number: string = '4242424242424242', name: string = english.submit.payment) => {
    await waitFor(() => expect(story.canvas.getByLabelText('Card number')).toBeVisible());
    await fillCard(story, number);
    await story.userEvent.click(await story.canvas.findByRole('button', { name }));
  },
);

/** Types a card into the provider's form. */
export const fillCard = named(
  ([, number]) => `Type ${cardOf(number)}`,
  async ({ canvas, userEvent }: Story, number: string = '4242424242424242'): Promise<void> => {
    const typed = { 'Card number': number, 'Expiration date': '1234', 'Security code': '123' };
    for (const [label, value] of Object.entries(typed)) {
      const field = await canvas.findByLabelText(label);
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(value);
    }
  },
);

/** Expects words to be on the page. */
export const sees = named(
  ([, words]) => `See ${told(words)}`,
  async ({ canvas }: Pick<Story, 'canvas'>, words: Words) =>
    expect((await canvas.findAllByText(words))[0]).toBeVisible(),
);

/** Expects the way back in, where what a call was answered with is that the session has ended. */
export const seesWayIn = async (story: Pick<Story, 'canvas'>, name: string): Promise<void> => {
  if (name === 'signedOut') await sees(story, english.signInAgain.link);
};

/** Expects the page to be left for an address. */
export const goesTo = named(
  ([, address]) => `Leave for ${told(address)}`,
  async (story: Pick<Story, 'canvas'>, address: string | RegExp) => sees(story, address),
);

/** Expects the focus on what is wrong. */
export const isTakenToProblem = named('See the focus on the problem', async () =>
  expect(document.activeElement?.matches('[role="alert"], [aria-invalid="true"]')).toBe(true),
);

/** Expects the page to be loaded anew. */
export const reloads = named('Load the page anew', async (story: Pick<Story, 'canvas'>) =>
  sees(story, 'Loads this page anew'),
);

/** Expects the page that follows to have this to say. */
export const leavesNotice = named(
  ([, outcome]) => `Leave the notice ${outcome}`,
  async (story: Pick<Story, 'canvas'>, outcome: `${Act}.${OutcomeEnd}`) => sees(story, outcome),
);

/** Expects the submit button to have this label. */
export const seesButton = named(
  ([, label]) => `See the button “${english.submit[label]}”`,
  async ({ canvas }: Pick<Story, 'canvas'>, label: keyof typeof english.submit) =>
    expect(await canvas.findByRole('button', { name: english.submit[label] })).toBeVisible(),
);

/** A text that names the support address of the example pages. */
export const contacting = (text: Parameters<typeof fill<'email'>>[0]): string =>
  fill(text, { email: pages.showSubscribe.visitor.body.settings.support_email });
