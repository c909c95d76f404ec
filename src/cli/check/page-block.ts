import { MOST_NESTED, readPageJson } from '#src/server/page-json.ts';
import { error, type Finding, warning } from './finding.ts';
import { nearest } from './nearest.ts';
import type { PageElement } from './read-html.ts';

export interface PageBlock {
  /** Undefined if there is no page data to check. */
  data: unknown;
  element: PageElement | undefined;
  findings: Finding[];
}

const ID = 'journal-data';

/** Larger page data is refused by the render service, too. */
const MOST_BYTES = 1_048_576;

const ADVICE = 'Escape every < in the page data as \\u003c.';

/** Finds and reads the page data as the module does. */
export function pageBlockOf(elements: PageElement[]): PageBlock {
  const named = elements.filter(({ attributes }) => attributes.id === ID);
  const [element] = named.filter(isBlock);
  if (!element)
    return { data: undefined, element, findings: [named[0] ? wrongBlock(named[0]) : withoutBlock(elements)] };
  const others =
    named.length > 1 ? [warning(`Several elements have the id "${ID}". Only the first block is read.`)] : [];
  const { data, findings } = readBlock(element);
  return { data, element, findings: [...findings, ...others] };
}

/** The type is compared as CSS does in HTML. */
const isBlock = ({ tag, attributes }: PageElement): boolean =>
  tag === 'script' && attributes.type?.toLowerCase() === 'application/json';

const wrongBlock = ({ line }: PageElement): Finding =>
  error(`Line ${line}: the element with the id "${ID}" is not <script type="application/json">.`);

function withoutBlock(elements: PageElement[]): Finding {
  const misnamed = elements.find(
    (element) => isBlock(element) && (/"settings"/.test(element.text) || nearest(element.attributes.id ?? '', [ID])),
  );
  if (misnamed) return error(`Line ${misnamed.line}: this block of JSON needs the id "${ID}" to be read as page data.`);
  return elements.some(({ tag, text }) => tag === 'script' && /\b(?:window|self|globalThis)\.journal\b/.test(text))
    ? warning('A script sets the page data as window.journal, which only a browser can read, so it was not checked.')
    : error(`The page has no page data: <script type="application/json" id="${ID}">.`);
}

function readBlock({ text, line }: PageElement): Omit<PageBlock, 'element'> {
  const lineAt = (position: number) => line + text.slice(0, position).split('\n').length - 1;
  if (text.length > MOST_BYTES)
    return { data: undefined, findings: [error(`Line ${line}: the page data is larger than 1 MiB.`)] };
  const angle = text.indexOf('<');
  const findings = [
    ...(angle < 0 ? [] : [error(`Line ${lineAt(angle)}: a < in the page data can end its block. ${ADVICE}`)]),
    ...(/^\s*\uFEFF/.test(text)
      ? [
          warning(
            `Line ${line}: the page data begins with a byte order mark. It is ignored, but save the file without it.`,
          ),
        ]
      : []),
  ];
  const read = readPageJson(text);
  if ('data' in read) return { data: read.data, findings: [...findings, ...wrappedFindings(read.data, line)] };
  const problem =
    read.refused === 'deep'
      ? `Line ${line}: the page data is nested more than ${MOST_NESTED} levels deep.`
      : `Line ${lineAt(brokenAt(text))}: the page data is not JSON.${hintFor(text, angle >= 0)}`;
  return { data: undefined, findings: [...findings, error(problem)] };
}

const wrappedFindings = (data: unknown, line: number): Finding[] =>
  typeof data === 'string' && 'data' in readPageJson(data)
    ? [error(`Line ${line}: the page data is encoded twice: a text that contains JSON. Write the object itself.`)]
    : [];

/** Returns where JSON stops being the start of valid JSON. Parsers do not always tell. */
function brokenAt(text: string): number {
  const begin = text.length - text.trimStart().length;
  let [good, bad] = [begin, text.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (mayGoOn(text.slice(begin, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function mayGoOn(start: string): boolean {
  try {
    JSON.parse(start);
    return true;
  } catch (reason) {
    // The message quotes the text, which a pattern at its start or end cannot match by chance.
    const [, position] = / in JSON at position (\d+)(?: \(line \d+ column \d+\))?$/.exec(String(reason)) ?? [];
    return (
      /^SyntaxError: Un(?:expected end of JSON|terminated)/.test(String(reason)) || Number(position) >= start.length
    );
  }
}

function hintFor(text: string, hasAngle: boolean): string {
  const [, hint] = HINTS.find(([pattern]) => pattern.test(text)) ?? [];
  if (hint !== undefined) return ` ${hint}`;
  const isCut = hasAngle || mayGoOn(text.trim());
  return isCut ? ` If a text contains </script>, it ends the block. ${ADVICE}` : '';
}

/** Strings are skipped, so that only what stands between them counts. */
const outside = (pattern: string) => new RegExp(`^(?:[^"]|"(?:[^"\\\\]|\\\\.){0,5000}"){0,5000}?(?:${pattern})`, 's');

const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /&(?:quot|#34|#x22);/i,
    `Its quotes are HTML-escaped (&quot;), which scripts do not decode. Write them unescaped. ${ADVICE}`,
  ],
  [/^\s*(?:<\?(?:php|=)|<%|\{\{|\{%|\$\{)/, 'A template was not filled in: the block holds its source.'],
  [/^\s*(?:window\.|var |let |const |journal\s*=)/, 'Write only the object, without an assignment.'],
  [/^\s*$/, 'The block is empty.'],
  [/^\s*(?:\{\s*'|\[\s*')/, 'Names and texts need double quotes.'],
  [/[“”„]\s*[:,}\]]|[{,]\s*[“”„]/, 'Names and texts need straight double quotes.'],
  [outside('\\/[/*]'), 'JSON has no comments.'],
  [outside(',\\s*[}\\]]'), 'JSON allows no comma before a closing bracket.'],
  [outside('[{,]\\s*[A-Za-z_$][\\w$]*\\s*:'), 'Names need double quotes.'],
  [outside(":\\s*'"), 'Names and texts need double quotes.'],
  [outside('\\b(?:undefined|NaN|Infinity|None|True|False|nil|NULL)\\b'), 'JSON knows only true, false and null.'],
];
