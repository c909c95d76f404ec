import { type Tree, tree } from '../tree.ts';
import { keepersOfTheLight } from './keepers.ts';
import { byline, lead, p } from './prose.ts';

/** The posts of the site, by the slug of their address; the journal has others that are only printed. */
export const articles: Record<string, () => Tree[]> = {
  'keepers-of-the-light': keepersOfTheLight,
  'a-note-to-readers': noteToReaders,
};

function noteToReaders(): Tree[] {
  return [
    byline('Notice', 'From the editors'),
    tree('h1', {}, 'A note to readers'),
    lead('The winter issue will be late. It will be late by nine days, and we would rather say why than send a card.'),
    p(
      'The press that has printed every issue since the first one is older than any of us, and in the second week of the run ',
      'a bearing that has not been made since 1961 came apart in it. Nobody was hurt. Four thousand sheets of the essay on ',
      'salt were, and are now being folded into packing for the glassworks next door.',
    ),
    p(
      'There is a man in the next valley who turns bearings for ploughs. He has looked at ours, said that it would be a ',
      'pleasure, and asked for nine days. We could have gone to another printer. The paper would have been whiter, and the ',
      'issue would have been in your hands on the first.',
    ),
    p(
      'We thought about it for the length of a walk. What decided us was that the binder, the two folders and the woman who ',
      'wraps would have had nothing to do for those nine days, and that the issue is about people who wait.',
    ),
    p(
      'If you have moved in the meantime, ',
      tree('a', { href: '/account/address' }, 'tell us where to'),
      '. If you are about to, tell us soon. Everyone else need do nothing at all.',
    ),
  ];
}
