import type { Coverage, CoverageReport, Gap, Shown } from './coverage.ts';

export const gapsOf = (coverage: Coverage): Gap[] =>
  kindsOf(coverage).flatMap(({ what, items }) =>
    items.filter(({ isShown }) => !isShown).map(({ name }) => ({ what, name })),
  );

export const shareOf = (coverage: Coverage): CoverageReport['shares'] =>
  kindsOf(coverage).map(({ what, items }) => ({
    what,
    shown: items.filter(({ isShown }) => isShown).length,
    all: items.length,
  }));

export const reportOf = (coverage: Coverage): CoverageReport => ({
  shares: shareOf(coverage),
  gaps: gapsOf(coverage),
  machines: coverage.machines.map(({ name, transitions }) => ({ name, transitions })),
  pages: coverage.pages,
  texts: coverage.texts,
});

const kindsOf = ({ machines, replies, pages, texts }: Coverage) => [
  {
    what: 'State at rest',
    items: machines.flatMap(({ name, states }) =>
      states
        .filter(({ canRest }) => canRest)
        .map((state) => ({ name: `${name}.${state.name}`, isShown: state.rests.length > 0 })),
    ),
  },
  {
    what: 'Transient state',
    items: machines.flatMap(({ name, states }) =>
      states
        .filter(({ canRest }) => !canRest)
        .map((state) => ({ name: `${name}.${state.name}`, isShown: state.passes.length > 0 })),
    ),
  },
  {
    what: 'Transition',
    items: machines.flatMap(({ name, transitions }) =>
      transitions.map(({ from, cause, to, stories }) => ({
        name: `${name}: ${from}, ${cause}, ${to}`,
        isShown: stories.length > 0,
      })),
    ),
  },
  { what: 'Reply', items: replies.flatMap(({ name, shown }) => itemsOf(name, shown)) },
  { what: 'Page', items: pages.flatMap(({ name, shown }) => itemsOf(name, shown)) },
  { what: 'Text', items: texts.flatMap(({ name, shown }) => itemsOf(name, shown)) },
];

const itemsOf = (group: string, shown: readonly Shown[]) =>
  shown.map(({ name, stories }) => ({ name: `${group}.${name}`, isShown: stories.length > 0 }));
