import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Journal } from '../journal/journal.ts';
import { createHcaptcha } from './hcaptcha.ts';
import { createRecaptcha } from './recaptcha.ts';
import { createTokens } from './tokens.ts';
import { createTurnstile } from './turnstile.ts';

/** Hands the page a double of a provider in place of its script, as the journal's world has it. */
export const botCheckScripts = (journal: Pick<Journal, 'state'>): HttpHandler[] =>
  Object.entries(SCRIPTS).map(([address, scriptOf]) =>
    http.get(address, ({ request }) => {
      const { botCheck } = journal.state().switches;
      if (botCheck === 'blocked') return HttpResponse.error();
      Object.assign(globalThis, { mockBotCheck: createDoubles(journal) });
      const script = botCheck === 'empty' ? '' : scriptOf(new URL(request.url).searchParams);
      return new HttpResponse(script, { headers: { 'Content-Type': 'text/javascript' } });
    }),
  );

/** What the scripts leave behind, and how many tokens were asked of them. */
export function createDoubles(journal: Pick<Journal, 'state'>) {
  const tokens = createTokens(() => journal.state().switches.botCheck);
  return {
    get asked() {
      return tokens.asked();
    },
    recaptcha: createRecaptcha(tokens),
    turnstile: createTurnstile(tokens),
    hcaptcha: createHcaptcha(tokens),
  };
}

/** By the addresses at which the providers serve them: what each script does. */
const SCRIPTS: Record<string, (query: URLSearchParams) => string> = {
  'https://www.google.com/recaptcha/api.js': () => 'window.grecaptcha = window.mockBotCheck.recaptcha;',
  'https://challenges.cloudflare.com/turnstile/v0/api.js': (query) =>
    `window.turnstile = window.mockBotCheck.turnstile;${calling(query)}`,
  // Sets itself up after it has loaded.
  'https://js.hcaptcha.com/1/api.js': (query) => `window.hcaptcha = window.mockBotCheck.hcaptcha;${calling(query)}`,
};

/** Calls what the page names as `onload`, in a later task. */
function calling(query: URLSearchParams): string {
  const name = query.get('onload') ?? '';
  return /^\w+$/.test(name) ? `setTimeout(() => window.${name}());` : '';
}
