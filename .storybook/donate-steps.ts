import { english } from '#messages/english.ts';
import { requests } from '#mocks/replies.ts';
import { type Story, submit } from './steps.ts';

export const give = async (story: Story): Promise<void> => {
  const { canvas, userEvent } = story;
  const { name, email } = requests.donate.onetime.body;
  const typed = [
    [english.purchaser.name, name],
    [english.purchaser.email, email],
  ] as const;
  for (const [label, value] of typed) {
    await userEvent.click(await canvas.findByLabelText(label));
    await userEvent.paste(value);
  }
  await submit(story);
};
