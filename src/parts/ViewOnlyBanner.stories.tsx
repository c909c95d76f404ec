import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import preview from '#storybook/preview.tsx';
import { ViewOnlyBanner } from './ViewOnlyBanner.tsx';

const meta = preview.meta({ component: ViewOnlyBanner });

export const Shown = meta.story({
  name: 'Says that the page is for viewing only [SHELL-11]',
  play: ({ canvas }) => expect(canvas.getByText(english.page.viewOnly)).toBeVisible(),
});
