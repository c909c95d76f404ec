import { appendFileSync } from 'node:fs';
import type { EvaluatedModuleNode, EvaluatedModules } from 'vite/module-runner';
import { afterAll, afterEach, beforeEach, inject, vi } from 'vitest';
import { DRY_RUN_TIMES } from './limits.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mode: 'dry-run' | 'mutant';
    mutantActivation: 'static' | 'runtime';
    mutated: string;
  }
}

interface Scope {
  __vitest_worker__: { evaluatedModules: EvaluatedModules; filepath: string };
  __stryker__: { activeMutant?: string; hitCount?: number; mutantCoverage?: object };
  /** Files whose modules may have been evaluated with a mutant. */
  mutatedFiles?: Set<string>;
}

const scope = globalThis as unknown as Scope;
vi.useRealTimers();
if (inject('mode') === 'dry-run') {
  // Each test file must load the mutated code itself: otherwise only the first test that loads it seems to cover it.
  forget(new Set([...modulesByFile().keys()].filter((file) => /\/(machines|mocks\/journal)\//.test(file))));
  scope.__stryker__.mutantCoverage = undefined;
  const now = performance.now.bind(performance); // tests replace the clock
  const started = now();
  const { filepath } = scope.__vitest_worker__;
  afterAll(() => appendFileSync(DRY_RUN_TIMES, `${filepath}\t${now() - started}\n`));
} else {
  // Stryker resets hits and activates runtime mutants only after the import, so clear those of the last run.
  scope.__stryker__.hitCount = undefined;
  if (inject('mutantActivation') === 'runtime') scope.__stryker__.activeMutant = undefined;
  const before = scope.mutatedFiles;
  scope.mutatedFiles = new Set([inject('mutated')]);
  forget(new Set([...(before ?? []), ...scope.mutatedFiles]));

  // Vitest's own bail works through messages, which may reach the next run in a reused worker.
  let hasFailed = false;
  beforeEach(({ skip }) => skip(hasFailed));
  afterEach(({ task }) => {
    hasFailed ||= task.result?.state === 'fail';
  });
}

function modulesByFile() {
  return scope.__vitest_worker__.evaluatedModules.fileToModulesMap;
}

function forget(files: Set<string>): void {
  const { idToModuleMap } = scope.__vitest_worker__.evaluatedModules;
  const stale = new Set<EvaluatedModuleNode>([...files].flatMap((file) => [...(modulesByFile().get(file) ?? [])]));
  for (const module of stale) {
    for (const id of module.importers) {
      const importer = idToModuleMap.get(id);
      if (importer) stale.add(importer);
    }
    module.promise = undefined;
    module.exports = undefined;
    module.evaluated = false;
  }
}
