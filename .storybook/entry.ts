import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import { requests } from '#mocks/replies.ts';
import { type Story, sees } from './steps.ts';

export const { email, password } = requests.logIn.login.body;

/** The visible field with this label. Unlike a role query, it also finds password fields. */
export function inputOf({ canvas }: Pick<Story, 'canvas'>, label: string): HTMLElement {
  const fields = canvas.getAllByLabelText(label, { selector: 'input' }).filter((field) => field.checkVisibility());
  const [field] = fields;
  if (!field || fields.length > 1) throw new Error(`${fields.length} fields in sight are labelled “${label}”.`);
  return field;
}

export const write = async (story: Story, label: string, text: string): Promise<void> => {
  const { userEvent } = story;
  const field = inputOf(story, label);
  await userEvent.clear(field);
  await userEvent.click(field);
  if (text !== '') await userEvent.paste(text);
};

export const press = async ({ canvas, userEvent }: Story, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const openTab = async ({ canvas, userEvent }: Story, name: 'email' | 'google' | 'openAthens' | 'password') =>
  userEvent.click(await canvas.findByRole('tab', { name: english.login[name] }));

export const logIn = async (story: Story): Promise<void> => {
  await write(story, english.login.emailLabel, email);
  await write(story, english.login.passwordLabel, password);
  await press(story, english.login.submit);
};

export const requestCode = async (story: Story): Promise<void> => {
  await write(story, english.login.emailLabel, email);
  await press(story, english.signInCode.request);
  await sees(story, new RegExp(email));
};

export const verifyCode = async (story: Story): Promise<void> => {
  await write(story, english.signInCode.label, requests.verifyCode.verify.body.password);
  await press(story, english.login.submit);
};

export const holds = async (story: Pick<Story, 'canvas'>, label: string, text: string) =>
  expect(inputOf(story, label)).toHaveValue(text);
