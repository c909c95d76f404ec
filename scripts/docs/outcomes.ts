import { ACTS, type Act } from '../../machines/lib/outcome.ts';
import { readStories, type Story } from '../workbench/stories.ts';

export const CASES = {
  success: 'The server did it',
  words: 'Refused, in the words of the server',
  wordless: 'Refused without words of the server',
  contradiction: 'The server says something else than was asked for',
  unanswered: 'No answer came',
  stale: 'The page was stale: it had been done or changed elsewhere',
} as const;

export type Case = keyof typeof CASES;
export type Cell = `${Act}.${Case}`;

export const CELLS: readonly Cell[] = ACTS.flatMap(
  (act) => (Object.keys(CASES) as Case[]).map((each): Cell => `${act}.${each}`), // its own keys
);

/** Reasons why a cell cannot occur or is not shown as an outcome, for whole acts or single cases. Reviewed by hand. */
const EXCEPTIONS: Partial<Record<Act, string | Partial<Record<Case, string>>>> = {
  addressChange: {
    stale: 'The form sends the whole address, whatever was saved before; the page is read again when it may be stale.',
  },
  emailConfirmation: {
    words: 'Nothing is sent. A link that is not good is told by its reason, in our words.',
    wordless: 'Nothing is sent. A link that is not good is told by its reason, in our words.',
    contradiction: 'The page that the link opens is what the server says.',
    unanswered: 'The page that the link opens is the answer.',
  },
  paymentUpdate: {
    contradiction: 'The provider is asked before the server, and the page shows what the server keeps.',
    stale: 'Another method replaces whatever is on file; the provider refuses a setup that was used before.',
  },
  donationCardUpdate: {
    contradiction: 'Told by the same form as paymentUpdate.',
    unanswered: 'Told by the same form as paymentUpdate.',
    stale: 'Told by the same form as paymentUpdate.',
  },
  renewalRetry: {
    success: 'It ends with its receipt, like every purchase.',
    wordless: 'Told by the checkout, like every purchase.',
    contradiction: 'The receipt says what was paid.',
    unanswered: 'The checkout finds out what became of it before anything is paid again, like every purchase.',
  },
  giftRedemption: 'A purchase: its checkout tells of it; the receipt says that the gift is redeemed.',
  order: 'A purchase: its checkout tells of it; the receipt or invoice says that it was paid in another tab.',
};

/** Returns why a cell cannot occur; undefined if a story must show it. */
export function exceptionTo(cell: Cell): string | undefined {
  const [act, each] = cell.split('.') as [Act, Case]; // a cell joins both
  const exception = EXCEPTIONS[act];
  return typeof exception === 'string' ? exception : exception?.[each];
}

export function storiesByCell(stories: readonly Story[] = readStories()): Map<string, Story[]> {
  const shown = new Map<string, Story[]>();
  for (const story of stories)
    for (const tag of story.tags)
      if (tag.startsWith('outcome:')) {
        const cell = tag.slice('outcome:'.length);
        shown.set(cell, [...(shown.get(cell) ?? []), story]);
      }
  return shown;
}

/** Lists every act and case with the stories that show it. */
export const outcomesFile = 'docs/outcomes.md';

export function outcomesPage(): string {
  const shown = storiesByCell();
  const rowOf = (cell: Cell, each: Case): string => {
    const stories = shown.get(cell)?.map(({ file, name }) => `\`${name}\` in [${baseOf(file)}](../${file})`);
    return `| ${CASES[each]} | ${stories?.join(', ') ?? exceptionTo(cell) ?? ''} |`;
  };
  const sections = ACTS.map((act) => {
    const rows = (Object.keys(CASES) as Case[]).map((each) => rowOf(`${act}.${each}`, each)); // its own keys
    return [`## ${act}`, '', '| case | shown by |', '|---|---|', ...rows].join('\n');
  });
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

const baseOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

const INTRODUCTION = `# Outcomes

Written by \`npm run docs:outcomes\`. Every consequential act of a reader, what can come of it, and the story that holds the page to its text, its focus and its
announcement ([why](decisions/2026-11-23-outcomes.md)). A missing cell fails \`tests/outcomes.test.ts\`.`;
