import { expect } from 'storybook/test';
import { emptyAddress } from '#machines/rules/address/address.ts';
import { requests } from '#mocks/replies.ts';
import preview from '#storybook/preview.tsx';
import { AddressLines } from './AddressLines.tsx';

const { unitedStates, elsewhere } = requests.changeAddress;
const meta = preview.meta({
  title: 'Parts/Text/Address lines',
  component: AddressLines,
  args: { address: unitedStates.body },
});

const writes = (...lines: string[]) => ({
  play: ({ canvasElement }: { canvasElement: HTMLElement }) =>
    expect(canvasElement.querySelector('p')?.innerText.split('\n')).toEqual(lines),
});

export const UnitedStates = meta.story(
  writes('905 South Laurel Street', 'Unit B', 'Austin, TX 78704', 'United States'),
);

export const Short = meta.story({
  args: { address: elsewhere.body },
  ...writes("3 O'Connell Parade", 'Galway', 'Ireland'),
});

export const Britain = meta.story({
  args: {
    address: {
      ...emptyAddress,
      line1: '14 Milsom Street',
      city: 'Bath',
      postcode: 'BA1 1DG',
      country: 'GB',
      country_name: 'United Kingdom',
    },
  },
  ...writes('14 Milsom Street', 'Bath', 'BA1 1DG', 'United Kingdom'),
});

export const Germany = meta.story({
  args: {
    address: {
      ...emptyAddress,
      line1: 'Torstraße 6',
      city: 'Berlin',
      postcode: '10119',
      country: 'DE',
      country_name: 'Germany',
    },
  },
  ...writes('Torstraße 6', '10119 Berlin', 'Germany'),
});

export const Japan = meta.story({
  name: 'Japan: in its own script, from prefecture to house number',
  args: {
    address: {
      ...emptyAddress,
      line1: '銀座4-6-16',
      city: '中央区',
      state: '東京都',
      postcode: '104-0061',
      country: 'JP',
      country_name: 'Japan',
    },
  },
  ...writes('〒104-0061', '東京都中央区', '銀座4-6-16', 'Japan'),
});
