export interface Project {
  /** The name of the npm package. Scoped, so that nobody else can publish under it. */
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

export function manifestOf({ name, version, dependencies }: Project) {
  const pinned = (...names: string[]) => Object.fromEntries(names.map((name) => [name, dependencies[name]]));
  return {
    name,
    version,
    description:
      'The pages of a subscription journal for its own site: subscriptions, gifts, store, donations, login and account as widgets.',
    keywords: ['subscriptions', 'journal', 'magazine', 'publishing', 'checkout', 'widgets', 'react', 'ssr'],
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    // Types come first: tools take the first condition they know.
    exports: {
      '.': { types: './quarterly.d.ts', default: './browser/quarterly.js' },
      './server': { types: './server.d.ts', default: './server.js' },
      './cdn/*': './cdn/*',
      './openapi.yaml': './openapi.yaml',
      './openapi.json': './openapi.json',
      './texts.json': './texts.json',
      './package.json': './package.json',
    },
    main: './browser/quarterly.js',
    types: './quarterly.d.ts',
    bin: { quarterly: './bin/quarterly.js' },
    sideEffects: ['**/*.css', './cdn/**/*.js', './bin/*.js', './render-server.js'],
    engines: { node: '>=20' },
    dependencies: pinned('xstate', '@xstate/react'),
    // A page must have a single copy of React.
    peerDependencies: { react: `^${dependencies.react}`, 'react-dom': `^${dependencies['react-dom']}` },
  };
}
