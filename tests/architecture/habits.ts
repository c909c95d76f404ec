import { type House, isIn, ours, type Rule, reads, says, when } from './rule.ts';
import type { Source } from './source.ts';

export const habits: Rule[] = [
  {
    name: 'imports include the file extension',
    reason: 'Node runs these files directly and does not guess extensions.',
    findings: (source) => says(ours(source).filter(({ target }) => !/\.(tsx?|mjs|css|json)$/.test(target))),
  },
  {
    name: 'no import cycles',
    reason: 'Files in a cycle can only be read, tested and moved together. Type imports count too.',
    findings: (source, house) => {
      const cycle = cycleOf(source, house);
      const isFirst = cycle?.every((path) => source.path <= path);
      return cycle && isFirst ? [`imports itself: ${[...cycle, source.path].join(' → ')}`] : [];
    },
  },
  {
    name: 'no barrels',
    reason: 'A file that only re-exports others makes a page load all of them.',
    findings: ({ path, reExports }) => [
      ...(/(^|\/)index\.tsx?$/.test(path) ? ['is an index file'] : []),
      ...reExports.map((specifier) => `re-exports ${specifier}`),
    ],
  },
  {
    name: 'no default exports',
    reason: 'An export has the same name everywhere. Only tools that require a default export get one.',
    findings: ({ path, text, hasDefaultExport }) => {
      // The linter requires a reason for each exception, so a file that it exempts is exempted on purpose.
      const isAskedFor =
        /\.stories\.tsx$|^\.storybook\//.test(path) || text.includes('biome-ignore lint/style/noDefaultExport: ');
      return hasDefaultExport && !isAskedFor ? ['has a default export'] : [];
    },
  },
  {
    name: 'machines use no clock, randomness or page globals',
    reason: 'Time, randomness and the page come in through input or ports, so that tests can control them.',
    findings: when(
      isIn('machines/'),
      reads([
        'Date.now',
        'new Date()',
        'Math.random',
        'crypto',
        'performance',
        'window',
        'document',
        'location',
        'history',
        'navigator',
        'localStorage',
        'sessionStorage',
        'setTimeout',
        'setInterval',
        'queueMicrotask',
        'requestAnimationFrame',
        'process',
      ]),
    ),
  },
  {
    name: 'typed text is cleaned in one place',
    reason: 'Trimming keeps characters that nobody sees, and digits the server cannot read. Use rules/text/typed.ts.',
    findings: when(isIn('machines/account/', 'machines/purchase/', 'machines/visitor/'), ({ text }) =>
      /\.trim(?:Start|End)?\(/.test(text) ? ['trims a text'] : [],
    ),
  },
  {
    name: 'texts are in the catalogue',
    reason: 'A host may override every text a reader sees, and finds them all in src/messages.',
    findings: when(isIn('src/app/', 'src/parts/', 'src/screens/', 'src/host/'), ({ words }) =>
      words.map((text) => `says “${text}”`),
    ),
  },
  {
    name: 'the currency is named in one place',
    reason: 'The host chooses the currency of every amount and text. Only the defaults name dollars.',
    findings: when(
      (source) => isIn('machines/', 'src/')(source) && !NAMES_CURRENCY.test(source.path),
      ({ text }) =>
        (text.replace(DEFAULT_CURRENCY, '').match(/'[^'\n]*'|`[^`\n]*`/g) ?? [])
          .filter((literal) => CURRENCY_NAMED.test(literal) && literal !== "'donation.dollars'")
          .map((literal) => `names the currency: ${literal}`),
    ),
  },
  {
    name: 'days are read in one place',
    reason: 'A day is the reader’s. Arithmetic on dates elsewhere would show or compare a UTC day.',
    findings: when(
      (source) => isIn('machines/', 'src/')(source) && !READS_DAYS.test(source.path),
      ({ text }) =>
        [...new Set(text.match(/\bnew Date\(|\.toISOString\(|\.getTimezoneOffset\(|\bDate\.UTC\(/g))].map(
          (call) => `calls ${call}`,
        ),
    ),
  },
  {
    name: 'formats are made in one place',
    reason: 'A browser may fail in a locale, and a number is no reason to lose a page. Use messages/locale.ts.',
    findings: when(isIn('src/app/', 'src/parts/', 'src/screens/', 'src/host/', 'src/messages/'), ({ path, text }) =>
      !path.includes('.test.') && /(?<!\bperLocale\([^;]*)\bnew Intl\./.test(text) ? ['makes a format by itself'] : [],
    ),
  },
  {
    name: 'tests are where a runner finds them',
    reason: 'A test that no runner picks up never fails.',
    findings: ({ path }) => {
      if (/\.stories\./.test(path)) return /^src\/.*\.stories\.tsx$/.test(path) ? [] : ['is a story outside src/'];
      if (/\.spec\./.test(path))
        return /^tests\/(clients|journeys|stories|package)\/.*\.spec\.ts$/.test(path)
          ? []
          : ['is a journey outside tests/journeys/'];
      return /\.test\./.test(path) && !/^(cli|conformance|machines|mocks|scripts|src|tests)\/.*\.test\.tsx?$/.test(path)
        ? ['is a test outside the runners’ folders']
        : [];
    },
  },
  {
    name: 'no test mocks a module',
    reason: 'Test files share a worker, so whatever loads meanwhile keeps the mock in the next file. Pass what varies.',
    findings: ({ path, text }) => (path.includes('.test.') && /\bvi\.mock\(/.test(text) ? ['mocks a module'] : []),
  },
  {
    name: 'journeys open pages only through visit.ts',
    reason: 'It returns when the widgets of a page take input. A journey that acts earlier races their hydration.',
    findings: ({ path, text }) => {
      const opensPages = ['support/visit.ts', 'support/late-scripts.ts', 'workbench/'];
      if (!path.startsWith('tests/journeys/') || opensPages.some((part) => path.startsWith(`tests/journeys/${part}`)))
        return [];
      return [...new Set(text.match(/\.(?:goto|reload|goBack|goForward)(?=\()/g))].map((call) => `calls ${call}`);
    },
  },
];

const NAMES_CURRENCY =
  /^machines\/(?:api\/|rules\/price\/currency\.ts)|^cli\/|^src\/(?:package\/|messages\/(?:load-locale|format\/format)\.ts|app\/events\/announcements\.ts)/;

/** Comments, and the words for the default currency. */
const DEFAULT_CURRENCY = /\/\*\*.*?\*\/|(?:\bcurrency: \{|\bcurrencyMessages = \{).*?\n(?: {2}\},|\})/gs;

const CURRENCY_NAMED = /^.\$.$|\$\d+[.,]\d\d\b|\bdollars?\b|\bUSD\b|دولار/i;

const READS_DAYS =
  /^src\/(?:host\/(?:clock|midnight)|messages\/format\/format-date|app\/rendering\/rendered-mark)\.ts$|^machines\/rules\/text\/day\.ts$/;

/** The shortest import cycle through a file, starting with that file, if any. */
function cycleOf({ path: start }: Source, house: House): string[] | undefined {
  const ways = new Map([[start, [start]]]);
  for (const [path, way] of ways) {
    const source = house.get(path);
    for (const { target } of source ? ours(source) : []) {
      if (target === start) return way;
      if (!ways.has(target)) ways.set(target, [...way, target]);
    }
  }
  return undefined;
}
