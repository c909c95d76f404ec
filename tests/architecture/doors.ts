import { isIn, isNone, leadsTo, ours, packages, type Rule, reads, runs, says, when } from './rule.ts';

/** Which rooms may import which. */
export const doors: Rule[] = [
  {
    name: 'machines know machines',
    reason: 'What can happen runs in a browser, in Node and in a test alike, so it knows no screen and no mock.',
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
    name: 'machines and rules call no server',
    reason:
      'A machine names the work it needs and its ports answer it: fakes stand in for a server, and no URL is learnt.',
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
    name: 'rules are pure functions of rules',
    reason: 'Guards, labels and mocks all ask the same rule; one that knew a machine could not be asked by them.',
    findings: when(isIn('machines/rules/'), (source) =>
      says(source.imports.filter(runs).filter((each) => !leadsTo('machines/rules/')(each))),
    ),
  },
  {
    name: 'parts are looks',
    reason: 'Plain props in, callbacks out: a part that knew a flow or a host could be drawn in one place only.',
    findings: when(isIn('src/parts/'), (source) => [
      ...says(
        ours(source)
          .filter(runs)
          .filter((each) => !leadsTo('src/parts/', 'src/messages/', 'machines/rules/')(each)),
      ),
      // Downshift (the accessibility of a searchable list) and QR codes are looks too.
      ...says(packages(source).filter(isNone('react', 'downshift', 'uqr'))),
    ]),
  },
  {
    name: 'messages are words',
    reason: 'The words are one catalogue that a host may override; they depend on nothing that depends on them.',
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
    name: 'the host room knows nothing of ours',
    reason:
      'It is the one seam to the browser and to the providers, and what lies behind a seam can be put in its place.',
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
    name: 'only the host room touches the browser and the providers',
    reason: 'An address, a store or a card form touched elsewhere would be one that no test can put in its place.',
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
    name: 'the app room knows no screen',
    reason: 'A page loads the machines it runs and no other: what frames every screen must bring none along.',
    findings: when(isIn('src/app/'), (source) =>
      says(ours(source).filter(leadsTo('src/screens/', 'src/site/', 'src/mount', 'src/embed', 'src/main'))),
    ),
  },
  {
    name: 'screens know no entry',
    reason:
      'A screen is mounted by whoever finds its place: the embed, a story, a test. It reaches back to none of them.',
    findings: when(isIn('src/screens/'), (source) => [
      ...says(
        ours(source).filter(
          leadsTo('src/site/', 'src/mount', 'src/embed', 'src/main', 'scripts/', 'tests/', '.storybook/'),
        ),
      ),
      ...says(packages(source).filter(isNone('react', 'react-dom', 'xstate', '@xstate/react'))),
    ]),
  },
  {
    name: 'one development import of the mocks',
    reason:
      'The production site must hold no mock: the one import stands behind a condition that the build knows to be false.',
    findings: when(isIn('src/'), (source) => {
      const mocks = ours(source).filter(leadsTo('mocks/'));
      const isGuarded = source.path === 'src/main.tsx' && /\bif \(import\.meta\.env\.(DEV|MODE)\b/.test(source.text);
      return says(isGuarded ? mocks.filter(({ isDynamic }, index) => !isDynamic || index > 0) : mocks);
    }),
  },
  {
    name: 'mocks see the contract and the rules',
    reason: 'A server played by the code under test would agree with its mistakes.',
    findings: when(isIn('mocks/'), (source) =>
      says(
        ours(source).filter(
          (each) => !(leadsTo('mocks/', 'machines/rules/')(each) || (each.isType && leadsTo('machines/api/')(each))),
        ),
      ),
    ),
  },
  {
    name: 'doors between rooms',
    reason: 'A room is entered by its door, so that what depends on what can be read off the first lines of a file.',
    findings: when(isIn('machines/', 'src/', 'mocks/', '.storybook/'), (source) =>
      says(
        ours(source).filter(
          ({ specifier, target }) => specifier.startsWith('.') && !target.startsWith(`${roomOf(source.path)}/`),
        ),
      ),
    ),
  },
];

/**
 * The room of a file: a folder at the root or in src. Files directly in src form the hall, which may import from its
 * rooms.
 */
function roomOf(path: string): string {
  const [top = '', inner = ''] = path.split('/');
  return top === 'src' && path.split('/').length > 2 ? `${top}/${inner}` : top;
}
