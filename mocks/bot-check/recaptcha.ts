import type { Tokens } from './tokens.ts';

/** The `window.grecaptcha` double. reCAPTCHA v3 never shows a challenge. */
export const createRecaptcha = ({ decide, fresh }: Tokens) => ({
  ready: (then: () => void): void => queueMicrotask(then),
  execute: async (_siteKey: string, _options: { action: string }): Promise<string> => {
    if ((await decide()) === 'fail') throw new Error('reCAPTCHA: an internal error.');
    return fresh();
  },
});
