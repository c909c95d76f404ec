import { expect } from 'storybook/test';
import { fitsAcross } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { DefinitionList } from './DefinitionList.tsx';

const { receipt, invoice } = english;
const meta = preview.meta({
  title: 'Parts/Tables/Definition list',
  component: DefinitionList,
  args: {
    entries: [
      { term: receipt.name, detail: 'Ada Okafor' },
      { term: receipt.email, detail: 'ada@reader.example' },
      { term: invoice.number, detail: 'CAT-1042' },
    ],
  },
});

export const Entries = meta.story({
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual([receipt.name, receipt.email, invoice.number]);
  },
});

export const LongWords = meta.story({
  args: { entries: [{ term: receipt.email, detail: `${'very.'.repeat(30)}long@reader.example` }] },
  play: ({ canvasElement }) => fitsAcross(canvasElement),
});
