import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import preview from '#storybook/preview.tsx';
import { contacting } from '#storybook/steps.ts';
import { PageBroken } from './PageBroken.tsx';

const { page } = english;
const meta = preview.meta({});

export const Broken = meta.story({
  render: () => <PageBroken kind="broken" />,
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(contacting(page.brokenHint)),
});

export const Crashed = meta.story({
  render: () => <PageBroken kind="crashed" />,
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(contacting(page.crashedHint)),
});
