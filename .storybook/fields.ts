import type { Story } from './steps.ts';

/** Waits for the text field with this label. The country field only appears once the countries have loaded. */
export const fieldOf = async ({ canvas }: Pick<Story, 'canvas'>, label: string) =>
  canvas.findByRole('textbox', { name: (name) => name.replace(/\s*\(.*\)$/, '') === label });

export const typeInto = async (story: Story, label: string, text: string): Promise<void> => {
  const field = await fieldOf(story, label);
  await story.userEvent.clear(field);
  await story.userEvent.click(field);
  await story.userEvent.paste(text);
};
