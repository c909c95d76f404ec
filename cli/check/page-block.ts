import { nearest } from '#machines/lib/nearest.ts';
import { MOST_NESTED, readPageJson } from '#src/server/page-json.ts';
import type { PageElement } from './read-html.ts';
import { lineAt, type Report } from './report.ts';

const ID = 'journal-data';

/** Larger page data is refused by the render service, too. */
const MOST_BYTES = 1_048_576;

const ADVICE = 'Escape every < in the page data as \\u003c.';

/** Finds and reads the page data as the module does. Returns undefined if there is none to check. */
export function readBlock(elements: PageElement[], report: Report): unknown {
  const { error, warning } = report;
  const named = elements.filter(({ attributes }) => attributes.id === ID);
  const [block] = named.filter(isBlock);
  if (block && named.length > 1) warning(`Several elements have the id "${ID}". Only the first block is read.`);
  if (block) return dataIn(block, report);
  const misnamed = elements.find(
    (each) => isBlock(each) && (/"settings"/.test(each.text) || nearest(each.attributes.id ?? '', [ID])),
  );
  if (named[0]) error(`the element with the id "${ID}" is not <script type="application/json">.`, named[0]);
  else if (misnamed) error(`this block of JSON needs the id "${ID}" to be read as page data.`, misnamed);
  else if (elements.some(({ tag, text }) => tag === 'script' && /\b(?:window|self|globalThis)\.journal\b/.test(text)))
    warning('A script sets the page data as window.journal, which only a browser can read, so it was not checked.');
  else error(`The page has no page data: <script type="application/json" id="${ID}">.`);
  return undefined;
}

/** The type is compared as CSS does in HTML. */
const isBlock = ({ tag, attributes }: PageElement): boolean =>
  tag === 'script' && attributes.type?.toLowerCase() === 'application/json';

function dataIn(block: PageElement, { error, warning }: Report): unknown {
  const { text, line, attributes } = block;
  if (text.length > MOST_BYTES) return error('the page data is larger than 1 MiB.', block);
  if (attributes.src !== undefined)
    return error('browsers load no JSON by src. Write the page data into the block.', block);
  const angle = text.indexOf('<');
  if (angle >= 0) error(`a < in the page data can end its block. ${ADVICE}`, lineAt(text, angle, line));
  if (/^\s*\uFEFF/.test(text))
    warning('the page data begins with a byte order mark. It is ignored, but save the file without it.', block);
  const read = readPageJson(text);
  if ('refused' in read)
    return read.refused === 'deep'
      ? error(`the page data is nested more than ${MOST_NESTED} levels deep.`, block)
      : error(`the page data is not JSON.${hintFor(text, angle >= 0)}`, lineAt(text, brokenAt(text), line));
  if (typeof read.data === 'string' && 'data' in readPageJson(read.data))
    error('the page data is encoded twice: a text that contains JSON. Write the object itself.', block);
  return read.data;
}

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
  [/^\s*\{\s*\\"/, 'Its quotes are escaped with backslashes. Write the object, not a text that contains it.'],
  [/^\s*$/, 'The block is empty.'],
  [/^\s*(?:\{\s*'|\[\s*')/, 'Names and texts need double quotes.'],
  [/[“”„]\s*[:,}\]]|[{,]\s*[“”„]/, 'Names and texts need straight double quotes.'],
  [/^\s*<!--/, 'JSON has no comments.'],
  [outside('\\/[/*]'), 'JSON has no comments.'],
  [outside(',\\s*[}\\]]'), 'JSON allows no comma before a closing bracket.'],
  [outside('[{,]\\s*[A-Za-z_$][\\w$]*\\s*:'), 'Names need double quotes.'],
  [outside(":\\s*'"), 'Names and texts need double quotes.'],
  [outside('\\b(?:undefined|NaN|Infinity|None|True|False|nil|NULL)\\b'), 'JSON knows only true, false and null.'],
];
