import { relative } from 'node:path';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { OUTSIDE_SAMPLE } from './mutants.ts';
import { fileOf, type NearTests, readNearTests } from './near-tests.ts';
import { isDrawn } from './sources.ts';

type VitestPlugin = NonNullable<(typeof vitestPlugins)[0]>;
type Factory = VitestPlugin['factory'];
type Injector = Parameters<Factory>[0];
type Runner = ReturnType<Factory>;
type MutantResult = Awaited<ReturnType<Runner['mutantRun']>>;
type MutantRun = Parameters<Runner['mutantRun']>[0];

function vitestRunner(injector: Injector): Runner {
  const [plugin] = vitestPlugins;
  if (!plugin || !injector) throw new Error('The Vitest runner of Stryker exports no plugin.');
  return plugin.factory(injector);
}

/** Stryker's Vitest runner, but runs only the tests near a mutant, nearest first, until one fails. */
function createRunner(injector: Injector): Runner {
  const inner = vitestRunner(injector);
  let nearTests: NearTests;
  const rate = Number(process.env.MUTATION_RATE);
  const runWithinLimit: Runner['mutantRun'] = async (options) => {
    delete process.env.ENDED_BY_LIMIT;
    const result = await inner.mutantRun(options);
    return process.env.ENDED_BY_LIMIT ? endedByLimit : result;
  };
  const pathOf = (file: string) => relative(process.cwd(), file).replaceAll('\\', '/');
  return {
    capabilities: () => inner.capabilities(),
    init: async () => {
      nearTests = readNearTests();
      await inner.init?.();
    },
    dryRun: (options) => {
      const tests = (options.files ?? []).flatMap((file) => nearTests(pathOf(file)).map(fileOf));
      return inner.dryRun({ ...options, testFiles: [...new Set(tests)] });
    },
    mutantRun: async (options) => {
      if (!isDrawn(drawnOf(options.activeMutant, pathOf(options.sandboxFileName)), rate)) return outsideSample;
      process.env.MUTATED_FILE = options.sandboxFileName;
      const batches = batchesOf(options.testFilter, nearTests(pathOf(options.sandboxFileName)));
      let survived: (MutantResult & { nrOfTests: number }) | undefined;
      for (const testFilter of batches) {
        const result = await runWithinLimit({ ...options, testFilter });
        if (!('nrOfTests' in result) || 'killedBy' in result) return result;
        if (result.nrOfTests === 0) throw new Error(`No test ran of ${testFilter[0]}.`);
        survived = { ...result, nrOfTests: result.nrOfTests + (survived?.nrOfTests ?? 0) };
      }
      if (!survived) throw new Error(`No test is near ${options.sandboxFileName}.`);
      return survived;
    },
    dispose: async () => inner.dispose?.(),
  };
}
createRunner.inject = ['$injector'];

/** Positions are zero-based here, but one-based in Stryker's reports. */
const drawnOf = ({ location: { start }, mutatorName, replacement }: MutantRun['activeMutant'], file: string) => ({
  file,
  line: start.line + 1,
  column: start.column + 1,
  mutator: mutatorName,
  replacement,
});

/** The status is an enum of a package that we do not depend on. */
const outsideSample = { status: 'error', errorMessage: OUTSIDE_SAMPLE } as unknown as MutantResult;
const endedByLimit = { status: 'timeout' } as unknown as MutantResult;

/** One run per near test, in order. A static mutant has no covering tests and runs all near ones. */
function batchesOf(covering: MutantRun['testFilter'], near: string[]): string[][] {
  if (!covering) return near.map((test) => [test.includes('#') ? test : `${test}#`]);
  const nearTests = near.map((test) => {
    const [file, title = ''] = test.split('#');
    return covering.filter((covers) => fileOf(covers) === file && covers.endsWith(title));
  });
  const batches = nearTests.filter((tests) => tests.length > 0);
  return batches.length > 0 ? batches : [covering];
}

interface NodePath {
  node: { type: string; key?: { name?: string }; callee?: { name?: string } };
  parentPath?: NodePath | null;
}

/** What `setup` declares for the compiler: types have no effect at run time, and `connect` replaces every actor. */
const declarations = {
  shouldIgnore: ({ node, parentPath }: NodePath) =>
    node.type === 'ObjectProperty' &&
    ['types', 'actors'].includes(node.key?.name ?? '') &&
    parentPath?.parentPath?.node.callee?.name === 'setup'
      ? 'A declaration for the compiler.'
      : undefined,
};

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'near-tests', factory: createRunner },
  { kind: 'Ignore', name: 'declarations', value: declarations },
];
