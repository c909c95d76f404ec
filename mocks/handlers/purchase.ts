import type { HttpHandler } from 'msw';
import type { Journal } from '../journal/journal.ts';
import { steered } from './steered.ts';

/** Orders and what becomes of them. */
export const purchaseHandlers = (journal: Journal): HttpHandler[] => [
  steered(journal, 'subscribe', async ({ request, url }) =>
    journal.subscribe({
      key: request.headers.get('Idempotency-Key') ?? undefined,
      captcha: url.searchParams.get('captcha') ?? '',
      body: await request.json().catch(() => undefined),
    }),
  ),
  steered(journal, 'getFulfilment', ({ url, params }) =>
    journal.getFulfilment(params.intent_id ?? '', { reset: url.searchParams.has('reset') }),
  ),
];
