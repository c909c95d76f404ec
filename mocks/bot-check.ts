import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Journal } from './journal/journal.ts';

/** Hands the page a double of reCAPTCHA v3 in place of Google's script, unless the journal's world blocks it. */
export const botCheckScript = (journal: Journal): HttpHandler =>
  http.get(/^https:\/\/www\.(?:google\.com|recaptcha\.net)\/recaptcha\/api\.js/, () => {
    if (journal.state().switches.botCheck === 'blocked') return HttpResponse.error();
    Object.assign(globalThis, { mockRecaptcha: createRecaptcha(journal) });
    return new HttpResponse('window.grecaptcha = window.mockRecaptcha;', {
      headers: { 'Content-Type': 'text/javascript' },
    });
  });

/** What Google's script leaves at `window.grecaptcha`: a fresh token each time or, where that is silent, nothing. */
export function createRecaptcha(journal: Pick<Journal, 'state'>) {
  const double = {
    /** The number of tokens requested. */
    asked: 0,
    ready: (then: () => void): void => queueMicrotask(then),
    execute: (_siteKey: string, _options: { action: string }): Promise<string> => {
      double.asked += 1;
      return journal.state().switches.botCheck === 'silent'
        ? Promise.withResolvers<string>().promise
        : Promise.resolve(`token_${crypto.randomUUID()}`);
    },
  };
  return double;
}
