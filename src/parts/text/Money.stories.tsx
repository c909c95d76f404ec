import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Money } from './Money.tsx';

const meta = preview.meta({ title: 'Parts/Text/Money', component: Money, args: { cents: 1205 } });

export const Dollars = meta.story({
  name: 'Dollars and cents [PRICE-1]',
  play: ({ canvas }) => expect(canvas.getByText('$12.05')).toBeVisible(),
});

export const German = meta.story({
  args: { cents: 96_000 },
  globals: { locale: 'de-DE' },
  play: ({ canvas }) => expect(canvas.getByText('960,00 $')).toBeVisible(),
});
