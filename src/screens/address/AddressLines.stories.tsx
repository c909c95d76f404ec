import { expect } from 'storybook/test';
import { requests } from '#mocks/replies.ts';
import preview from '#storybook/preview.tsx';
import { AddressLines } from './AddressLines.tsx';

const { unitedStates, elsewhere } = requests.changeAddress;
const meta = preview.meta({ component: AddressLines, args: { address: unitedStates.body } });

export const Full = meta.story({
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('p')?.innerText.split('\n')).toEqual([
      '905 South Laurel Street',
      'Unit B',
      'Austin, TX 78704',
      'United States',
    ]),
});

export const Short = meta.story({
  args: { address: elsewhere.body },
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('p')?.innerText.split('\n')).toEqual([
      "3 O'Connell Parade",
      'Galway',
      'Ireland',
    ]),
});
