import { expect } from 'storybook/test';
import { english } from '#messages/messages.ts';
import preview from '#storybook/preview.tsx';
import { PageBanner } from './PageBanner.tsx';

const meta = preview.meta({ title: 'Parts/Layout/Page banner', component: PageBanner });

export const ViewOnly = meta.story({
  name: 'Says that the page is for viewing only [SHELL-11]',
  args: { of: 'viewOnly' },
  play: ({ canvas }) => expect(canvas.getByText(english.page.viewOnly)).toBeVisible(),
});

export const CookiesOff = meta.story({
  name: 'Says what goes wrong in a browser that keeps no cookies',
  args: { of: 'cookiesOff' },
  play: ({ canvas }) => expect(canvas.getByText(english.page.cookiesOff)).toBeVisible(),
});
