import type { EvaluatedModuleNode, EvaluatedModules } from 'vite/module-runner';
import { afterEach, beforeEach, inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    mode: 'dry-run' | 'mutant';
    mutantActivation: 'static' | 'runtime';
    /** The file that the active mutant is in. */
    mutated: string;
  }
}

interface Scope {
  __vitest_worker__: { evaluatedModules: EvaluatedModules };
  __stryker__: { activeMutant?: string; hitCount?: number; mutantCoverage?: object };
  /** The files whose modules may have been evaluated with a mutant in them. */
  mutatedFiles?: Set<string>;
}

const scope = globalThis as unknown as Scope;
vi.useRealTimers();
if (inject('mode') === 'dry-run') {
  // Each file has to load what is mutated by itself: loaded by an earlier test, it looks as if only that test covered it.
  forget(new Set([...modulesByFile().keys()].filter((file) => /\/(machines|mocks\/journal)\//.test(file))));
  scope.__stryker__.mutantCoverage = undefined;
} else {
  // Stryker counts hits and sets a mutant of the run time after the import, but the ones of the run before are still there.
  scope.__stryker__.hitCount = undefined;
  if (inject('mutantActivation') === 'runtime') scope.__stryker__.activeMutant = undefined;
  const before = scope.mutatedFiles;
  scope.mutatedFiles = new Set([inject('mutated')]);
  forget(new Set([...(before ?? []), ...scope.mutatedFiles]));

  // Vitest's own bail cancels the run by messages, which in a kept worker may reach the run after it.
  let hasFailed = false;
  beforeEach(({ skip }) => skip(hasFailed));
  afterEach(({ task }) => {
    hasFailed ||= task.result?.state === 'fail';
  });
}

function modulesByFile() {
  return scope.__vitest_worker__.evaluatedModules.fileToModulesMap;
}

/** Has the modules of these files, and all that import them, evaluated anew. */
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
