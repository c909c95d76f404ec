import type { Rolldown } from 'vite';

/**
 * Asks V8 to compile every function of a file while it loads, beside the main thread, in place of each when it is first
 * called. Must be the first line.
 */
export const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n';

/** Puts the request into each script, after the minifier, which would remove it, and before hashes are taken. */
export const compileEarly = (): Rolldown.Plugin => ({
  name: 'compile-early',
  augmentChunkHash: () => COMPILE_EARLY,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = COMPILE_EARLY + file.code;
    },
  },
});
