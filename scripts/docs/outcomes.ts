import { ACTS, type Act } from '../../machines/lib/outcome.ts';
import { readStories, type Story } from '../workbench/stories.ts';

export const CASES = {
  success: 'Success',
  words: "Refused, with the server's message",
  wordless: 'Refused, without a message from the server',
  contradiction: 'The server reports something else',
  unanswered: 'No reply',
  stale: 'The page was stale: done or changed elsewhere',
  verifying: 'The bank account waits for small deposits',
} as const;

export type Case = keyof typeof CASES;
export type Cell = `${Act}.${Case}`;

/** The acts that take a bank account. */
const VERIFIED: readonly Act[] = ['paymentUpdate', 'donationCardUpdate', 'order'];

const casesOf = (act: Act): Case[] =>
  (Object.keys(CASES) as Case[]).filter((each) => each !== 'verifying' || VERIFIED.includes(act)); // its own keys

export const CELLS: readonly Cell[] = ACTS.flatMap((act) => casesOf(act).map((each): Cell => `${act}.${each}`));

const PAID_ELSEWHERE =
  'A purchase, reported by its checkout; the receipt or invoice shows that it was paid in another tab.';

/** Reasons why a cell cannot occur or is not shown as an outcome, for whole acts or single cases. Reviewed by hand. */
const EXCEPTIONS: Partial<Record<Act, string | Partial<Record<Case, string>>>> = {
  addressChange: {
    stale: 'The form sends the whole address, regardless of the saved one; a page that may be stale is refetched.',
  },
  emailConfirmation: {
    words: 'Sends nothing. An invalid link is explained in our own words.',
    wordless: 'Sends nothing. An invalid link is explained in our own words.',
    contradiction: 'The page that the link opens is the reply.',
    unanswered: 'The page that the link opens is the reply.',
  },
  paymentUpdate: {
    contradiction: 'The provider is called before the server, and the page shows what the server stored.',
    stale: 'A new method replaces the one on file; the provider refuses a used setup.',
  },
  donationCardUpdate: {
    contradiction: 'Shown by the same form as paymentUpdate.',
    unanswered: 'Shown by the same form as paymentUpdate.',
    stale: 'Shown by the same form as paymentUpdate.',
  },
  renewalRetry: {
    success: 'Ends with a receipt, like every purchase.',
    wordless: 'Reported by the checkout, like every purchase.',
    contradiction: 'The receipt shows what was paid.',
    unanswered: 'The checkout finds out the result before anything is paid again, like every purchase.',
  },
  giftRedemption: 'A purchase, reported by its checkout; the receipt shows that the gift is redeemed.',
  order: {
    success: PAID_ELSEWHERE,
    words: PAID_ELSEWHERE,
    wordless: PAID_ELSEWHERE,
    contradiction: PAID_ELSEWHERE,
    unanswered: PAID_ELSEWHERE,
    stale: PAID_ELSEWHERE,
  },
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

export const outcomesFile = 'docs/outcomes.md';

export function outcomesPage(): string {
  const shown = storiesByCell();
  const rowOf = (cell: Cell, each: Case): string => {
    const stories = shown.get(cell)?.map(({ file, name }) => `\`${name}\` in [${baseOf(file)}](../${file})`);
    return `| ${CASES[each]} | ${stories?.join(', ') ?? exceptionTo(cell) ?? ''} |`;
  };
  const sections = ACTS.map((act) => {
    const rows = casesOf(act).map((each) => rowOf(`${act}.${each}`, each));
    return [`## ${act}`, '', '| case | shown by |', '|---|---|', ...rows].join('\n');
  });
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

const baseOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

const INTRODUCTION = `# Outcomes

Written by \`npm run docs:outcomes\`. Every consequential action of a reader, its possible outcomes, and the story that tests the text, focus and announcement of
each ([why](decisions/2026-11-23-outcomes.md)). A missing cell fails \`tests/outcomes.test.ts\`.`;
