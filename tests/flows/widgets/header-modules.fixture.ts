import type { Fixture } from '../walker.ts';

const modules = ['menu', 'archive', 'user', 'login'];

export const headerModulesFixture: Fixture = {
  events: {
    'module.toggled': modules.map((module) => ({ module })),
    'fold.crossed': [{ isBelow: true }, { isBelow: false }],
  },
  outputs: { printPage: [undefined] },
};
