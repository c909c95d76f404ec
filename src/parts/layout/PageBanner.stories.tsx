import { expect } from 'storybook/test';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { PageBanner } from './PageBanner.tsx';

const meta = preview.meta({ title: 'Parts/Layout/Page banner', component: PageBanner });

export const ViewOnly = meta.story({
  name: 'View only: a notice above the page [SHELL-11]',
  args: { of: 'viewOnly' },
  play: ({ canvas }) => expect(canvas.getByText(english.page.viewOnly)).toBeVisible(),
});

export const CookiesOff = meta.story({
  name: 'Cookies off: explains what will not work',
  args: { of: 'cookiesOff' },
  play: ({ canvas }) => expect(canvas.getByText(english.page.cookiesOff)).toBeVisible(),
});
