import { isIn, isNone, leadsTo, ours, packages, type Rule, reads, runs, says, when } from './rule.ts';

export const doors: Rule[] = [
  {
    name: 'machines only import machines',
    reason: 'Machines run in a browser, in Node and in tests alike, so they must not depend on screens or mocks.',
    findings: when(isIn('machines/'), (source) => [
      ...says(ours(source).filter((each) => !leadsTo('machines/')(each))),
      ...says(
        packages(source).filter(
          source.path.startsWith('machines/api/') ? isNone('xstate', 'openapi-fetch') : isNone('xstate'),
        ),
      ),
    ]),
  },
  {
    name: 'machines and rules never call the server',
    reason: 'A machine declares the work it needs and its ports do it, so tests can replace the server with fakes.',
    findings: when(
      (source) => isIn('machines/')(source) && /\.machine\.ts$|^machines\/rules\//.test(source.path),
      (source) =>
        says(
          source.imports
            .filter(runs)
            .filter((each) => leadsTo('machines/api/', 'openapi-fetch')(each) || each.target.endsWith('.ports.ts')),
        ),
    ),
  },
  {
    name: 'rules only import rules',
    reason: 'Guards, labels and mocks share the rules, which they could not if a rule depended on a machine.',
    findings: when(isIn('machines/rules/'), (source) =>
      says(source.imports.filter(runs).filter((each) => !leadsTo('machines/rules/')(each))),
    ),
  },
  {
    name: 'parts are presentational',
    reason: 'A part takes plain props and callbacks. If it knew a flow or a host, it could not be reused.',
    findings: when(isIn('src/parts/'), (source) => [
      ...says(
        ours(source)
          .filter(runs)
          .filter((each) => !leadsTo('src/parts/', 'src/messages/', 'machines/rules/')(each)),
      ),
      // Downshift (an accessible combobox) and QR codes are presentational too.
      ...says(packages(source).filter(isNone('react', 'downshift', 'uqr'))),
    ]),
  },
  {
    name: 'messages are only texts',
    reason: 'The catalogue can be overridden by a host and must not depend on anything that uses it.',
    findings: when(isIn('src/messages/'), (source) => [
      ...says(
        ours(source)
          .filter(runs)
          .filter((each) => !leadsTo('src/messages/', 'machines/rules/')(each)),
      ),
      ...says(packages(source).filter(isNone('react'))),
    ]),
  },
  {
    name: 'the host room imports no other room',
    reason: 'It is the only seam to the browser and the providers, so tests can replace it.',
    findings: when(isIn('src/host/'), (source) => [
      ...says(
        ours(source)
          .filter(runs)
          .filter((each) => !leadsTo('src/host/')(each)),
      ),
      ...says(
        packages(source)
          .filter(runs)
          .filter(isNone('react', '@stripe/stripe-js', '@stripe/react-stripe-js')),
      ),
    ]),
  },
  {
    name: 'only the host room uses the browser and the providers',
    reason: 'Tests could not replace an address, a store or a card form that is used elsewhere.',
    findings: when(isIn('src/app/', 'src/messages/', 'src/parts/', 'src/screens/'), (source) => [
      ...reads([
        'window',
        'location',
        'history',
        'navigator',
        'localStorage',
        'sessionStorage',
        'grecaptcha',
        'Stripe',
        'fetch',
      ])(source),
      ...says(packages(source).filter(runs).filter(leadsTo('@stripe/'))),
    ]),
  },
  {
    name: 'only two modules read the address of the page',
    reason: 'A path such as `//evil.example` leaves the site where it is put into a link as it is.',
    findings: when(
      (source) =>
        isIn('src/')(source) && !['src/host/address/location.ts', 'src/host/address/fragment.ts'].includes(source.path),
      (source) => [
        ...reads(['location'])(source),
        ...(source.text.match(ADDRESS) ?? []).map((found) => `reads ${found}`),
      ],
    ),
  },
  {
    name: 'the app room imports no screen',
    reason: 'A page only loads the machines it runs, so shared code must not import any.',
    findings: when(isIn('src/app/'), (source) =>
      says(ours(source).filter(leadsTo('src/screens/', 'src/mount', 'src/embed', 'src/main'))),
    ),
  },
  {
    name: 'screens import no entry point',
    reason: 'The embed, stories and tests mount screens, so a screen must not import any of them.',
    findings: when(isIn('src/screens/'), (source) => [
      ...says(ours(source).filter(leadsTo('src/mount', 'src/embed', 'src/main'))),
      ...says(packages(source).filter(isNone('react', 'react-dom', 'xstate', '@xstate/react'))),
    ]),
  },
  {
    name: 'src imports no tool',
    reason: 'What readers load must not depend on what publishers and developers run.',
    findings: when(isIn('src/'), (source) =>
      says(ours(source).filter(leadsTo('cli/', 'scripts/', 'tests/', '.storybook/'))),
    ),
  },
  {
    name: 'stories take only the preview from the workbench',
    reason:
      'The workbench looks at the stories. Their steps and fixtures are in tests/fixtures, which all tests share.',
    findings: (source) =>
      /^src\/.*\.stories\.tsx$/.test(source.path)
        ? says(ours(source).filter((each) => leadsTo('.storybook/')(each) && each.target !== '.storybook/preview.tsx'))
        : [],
  },
  {
    name: 'fixtures import no tests, stories or tools',
    reason: 'Stories, journeys and unit tests share them, so they must not depend on any one of these.',
    findings: when(isIn('tests/fixtures/'), (source) =>
      says(
        ours(source).filter((each) => leadsTo('.storybook/')(each) || /\.(test|spec|stories)\.tsx?$/.test(each.target)),
      ),
    ),
  },
  {
    name: 'src imports the mocks once, for development',
    reason: 'The production site must not contain mocks: the only import is behind a condition that the build removes.',
    findings: when(isIn('src/'), (source) => {
      const mocks = ours(source).filter(leadsTo('mocks/'));
      const isGuarded = source.path === 'src/main.tsx' && /\bif \(import\.meta\.env\.(DEV|MODE)\b/.test(source.text);
      return says(isGuarded ? mocks.filter(({ isDynamic }, index) => !isDynamic || index > 0) : mocks);
    }),
  },
  {
    name: 'mocks only import the contract and the rules',
    reason: 'A mock server that shares code with the front would share its mistakes.',
    findings: when(isIn('mocks/'), (source) =>
      says(
        ours(source).filter(
          (each) =>
            !(
              leadsTo('mocks/', 'machines/rules/')(each) ||
              // The names of the widgets, which the publication places and its callers render.
              (each.isType && leadsTo('machines/api/', 'machines/flows.ts')(each))
            ),
        ),
      ),
    ),
  },
  {
    name: 'the kit only imports the machines and the contract',
    reason: 'Backend teams run it without the front end. Only packing it and comparing with the mock need more.',
    findings: when(
      (source) => isIn('conformance/')(source) && !isIn('conformance/tests/')(source),
      (source) => {
        const more: Record<string, string> = {
          'conformance/mock.ts': 'mocks/',
          'conformance/pack.ts': 'scripts/package/',
        };
        const allowed = ['conformance/', 'machines/', ...CONTRACT, more[source.path] ?? []].flat();
        return says(ours(source).filter((each) => !leadsTo(...allowed)(each)));
      },
    ),
  },
  {
    name: 'nothing imports the kit',
    reason: 'It is another building. The product must not change because the kit does.',
    findings: (source) =>
      source.path.startsWith('conformance/') ? [] : says(ours(source).filter(leadsTo('conformance/'))),
  },
  {
    name: 'imports between rooms use an alias',
    reason: 'An alias (#parts/…) shows which rooms a file depends on.',
    findings: when(isIn('machines/', 'src/', 'mocks/', '.storybook/'), (source) =>
      says(
        ours(source).filter(
          ({ specifier, target }) => specifier.startsWith('.') && !target.startsWith(`${roomOf(source.path)}/`),
        ),
      ),
    ),
  },
];

/** What the mocks generate or read from openapi.yaml. */
const CONTRACT = ['mocks/contract/', 'mocks/documented.ts', 'mocks/replies.ts', 'mocks/routes.'];

/** The room of a file: a folder at the root or in src. Files directly in src may import from every room in it. */
function roomOf(path: string): string {
  const [top = '', inner = ''] = path.split('/');
  return top === 'src' && path.split('/').length > 2 ? `${top}/${inner}` : top;
}

const ADDRESS =
  /\b(?:window|self|top|parent|document|globalThis)\??\.location\b(?!\.reload)|\bdocument\.(?:URL|documentURI|baseURI)\b|\bhistory\.(?:push|replace)State\b/g;
