import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Journal } from '../journal/journal.ts';
import { createHcaptcha } from './hcaptcha.ts';
import { createRecaptcha } from './recaptcha.ts';
import { createTokens } from './tokens.ts';
import { createTurnstile } from './turnstile.ts';

/** Returns handlers that serve a test double in place of each provider's script, unless the scenario blocks it. */
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

const SCRIPTS: Record<string, (query: URLSearchParams) => string> = {
  'https://www.google.com/recaptcha/api.js': () => 'window.grecaptcha = window.mockBotCheck.recaptcha;',
  'https://challenges.cloudflare.com/turnstile/v0/api.js': (query) =>
    `window.turnstile = window.mockBotCheck.turnstile;${calling(query)}`,
  'https://js.hcaptcha.com/1/api.js': (query) => `window.hcaptcha = window.mockBotCheck.hcaptcha;${calling(query)}`,
};

/** Calls the page's `onload` callback in a later task, as the real scripts do. */
function calling(query: URLSearchParams): string {
  const name = query.get('onload') ?? '';
  return /^\w+$/.test(name) ? `setTimeout(() => window.${name}());` : '';
}
