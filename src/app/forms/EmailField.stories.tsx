import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Story } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { fill } from '#messages/message.ts';
import preview from '#storybook/preview.tsx';
import { EmailField } from './EmailField.tsx';

const { purchaser, emailSuggestion } = english;

function Typed() {
  const [value, setValue] = useState('');
  return <EmailField label={purchaser.email} hint={purchaser.emailHint} value={value} onChange={setValue} />;
}

const meta = preview.meta({ title: 'Parts/Forms/Email field', component: Typed });

const MEANT = fill(emailSuggestion.didYouMean, { address: 'ada@gmail.com' });

const field = ({ canvas }: Story) => canvas.getByRole('textbox', { name: purchaser.email });

export const Suggested = meta.story({
  name: 'A likely typo: asks for the address meant [BEYOND-215]',
  play: async (story) => {
    await story.userEvent.type(field(story), 'ada@gmial.com');
    await expect(await story.canvas.findByRole('status')).toHaveTextContent(MEANT);
    await expect(field(story)).toHaveValue('ada@gmial.com');
  },
});

export const Taken = meta.story({
  name: 'The address meant, taken with one key: back in the field [BEYOND-215]',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.type(field(story), 'ada@gmial.com');
    await canvas.findByRole('button', { name: MEANT });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field(story)).toHaveValue('ada@gmail.com');
    await expect(field(story)).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const LeftUnfinished = meta.story({
  name: 'A domain that may still be typed: asks once the field is left',
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.type(field(story), 'ada@gmail.co');
    await expect(await canvas.findByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: MEANT })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  play: async (story) => {
    await story.userEvent.type(await story.canvas.findByRole('textbox'), 'ada@gmial.com');
    await expect(await story.canvas.findByRole('button', { name: /ada@gmail\.com/ })).toBeVisible();
  },
});
