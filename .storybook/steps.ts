import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Act, OutcomeEnd } from '#machines/lib/outcome.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import { pages, requests } from '#mocks/replies.ts';

export type Story = Pick<StoryContext, 'canvas' | 'userEvent'>;

type Words = Parameters<Story['canvas']['findAllByText']>[0];

export const fillDigital = async ({ canvas, userEvent }: Story): Promise<void> => {
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
};

type TypedAddress = Record<'line1' | 'city' | 'state' | 'postcode', string>;

/** Fills in the address of the documented print order; the country is fixed and has states. */
export const fillAddress = async (
  { canvas, userEvent }: Story,
  { line1, city, state, postcode }: TypedAddress = requests.subscribe.printOrder.body.address,
): Promise<void> => {
  // The state is a text field until the states have loaded.
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
};

export const submit = async ({ canvas, userEvent }: Story, label: keyof typeof english.submit = 'proceed') =>
  userEvent.click(await canvas.findByRole('button', { name: english.submit[label] }));

export const order = async (story: Story): Promise<void> => {
  await fillDigital(story);
  await submit(story);
};

export const orderAndPay = async (story: Story, number: string = '4242424242424242'): Promise<void> => {
  await order(story);
  await pay(story, number);
};

export const pay = async (story: Story, number: string = '4242424242424242', name: string = english.submit.payment) => {
  await waitFor(() => expect(story.canvas.getByLabelText('Card number')).toBeVisible());
  await fillCard(story, number);
  await story.userEvent.click(await story.canvas.findByRole('button', { name }));
};

export const fillCard = async ({ canvas, userEvent }: Story, number: string = '4242424242424242'): Promise<void> => {
  const typed = { 'Card number': number, 'Expiration date': '1234', 'Security code': '123' };
  for (const [label, value] of Object.entries(typed)) {
    const field = await canvas.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(value);
  }
};

export const sees = async ({ canvas }: Pick<Story, 'canvas'>, words: Words) =>
  expect((await canvas.findAllByText(words))[0]).toBeVisible();

export const seesWayIn = async (story: Pick<Story, 'canvas'>, name: string): Promise<void> => {
  if (name === 'signedOut') await sees(story, english.signInAgain.link);
};

export const goesTo = async (story: Pick<Story, 'canvas'>, address: string | RegExp) => sees(story, address);

export const isTakenToProblem = async () =>
  expect(document.activeElement?.matches('[role="alert"], [aria-invalid="true"]')).toBe(true);

export const reloads = async (story: Pick<Story, 'canvas'>) => sees(story, 'Reloads this page');

export const leavesNotice = async (story: Pick<Story, 'canvas'>, outcome: `${Act}.${OutcomeEnd}`) =>
  sees(story, outcome);

export const seesButton = async ({ canvas }: Pick<Story, 'canvas'>, label: keyof typeof english.submit) =>
  expect(await canvas.findByRole('button', { name: english.submit[label] })).toBeVisible();

export const contacting = (text: Parameters<typeof fill<'email'>>[0]): string =>
  fill(text, { email: pages.showSubscribe.visitor.body.settings.support_email });
