import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import { Field } from '#parts/form/Field.tsx';
import preview from '#storybook/preview.tsx';
import { Section } from './Section.tsx';

const { purchaser } = english;
const meta = preview.meta({
  title: 'Parts/Layout/Section',
  component: Section,
  args: { title: purchaser.title, children: <p>{purchaser.emailHint}</p> },
});

export const Part = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('region', { name: purchaser.title })).toBeVisible(),
});

export const Group = meta.story({
  args: { group: true, children: <Field label={purchaser.name} value="" onChange={() => undefined} /> },
  play: ({ canvas }) => expect(canvas.getByRole('group', { name: purchaser.title })).toBeVisible(),
});
