import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { Notice } from './Notice.tsx';

const meta = preview.meta({
  title: 'Parts/Notices/Notice',
  component: Notice,
  args: { children: <p>{english.checkout.freeOrder}</p> },
});

export const Status = meta.story({
  play: ({ canvas }) => expect(canvas.getByText(english.checkout.freeOrder)).toBeVisible(),
});

export const Warning = meta.story({
  args: { kind: 'warning', title: english.page.crashed, children: <p>{english.page.crashedHintAlone}</p> },
  play: ({ canvas }) => expect(canvas.getByText(english.page.crashed)).toBeVisible(),
});
