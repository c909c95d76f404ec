import { expect, waitFor } from 'storybook/test';
import { english } from '#messages/english.ts';
import { requests } from '#mocks/replies.ts';
import type { Step } from '#mocks/reply.ts';
import { fieldOf, typeInto } from './fields.ts';
import { answers } from './server.ts';
import type { Story } from './steps.ts';

const { address: words } = english;
const { line1, line2, city, state, postcode } = requests.changeAddress.unitedStates.body;

export async function fillUnitedStates(story: Story): Promise<void> {
  const { canvas, userEvent } = story;
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: words.state }), state);
  const typed = [
    [words.line1, line1],
    [words.line2, line2],
    [words.city, city],
    [words['postcode.zip'], postcode],
  ] as const;
  for (const [label, text] of typed) await typeInto(story, label, text);
}

export const saveAddress = async ({ canvas, userEvent }: Story) =>
  userEvent.click(canvas.getByRole('button', { name: words.submit }));

/** A story in which saving the address is refused with these words. The form keeps its input and can be resent. */
export const comesBack = <Id extends 'changeAddress' | 'changeAddressByLink'>(
  id: Id,
  step: Step<Id>,
  ...said: string[]
) => ({
  beforeEach: answers(id, step),
  play: async (story: Story) => {
    await fillUnitedStates(story);
    await saveAddress(story);
    for (const each of said) await waitFor(() => expect(alertOf(story)).toHaveTextContent(each));
    await expect(document.activeElement?.matches('[role="alert"], :invalid, [aria-invalid="true"]')).toBe(true);
    await expect(await fieldOf(story, words.line1)).toHaveValue(line1);
    await expect(story.canvas.getByRole('button', { name: words.submit })).not.toHaveAttribute('aria-disabled');
  },
});

export function isLeftToBrowser(link: HTMLElement, how: MouseEventInit = {}): boolean {
  let isLeft = false;
  // The page's own handlers run before the event reaches the document.
  const last = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', last, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return isLeft;
}

/** The alert about the form, not the one about the previous page. */
export const alertOf = ({ canvas }: Pick<Story, 'canvas'>) =>
  canvas.getAllByRole('alert').find(({ textContent }) => textContent !== '');
