import { replies } from '../replies.ts';
import type { AnswerTo } from '../respond.ts';
import type { Handlers } from './request-context.ts';

export const configurationHandlers = {
  getIdentityProviders: () => replies.getIdentityProviders.institutions,
  getShipping: (_context, { query }) => (query?.has('inclusive') ? everywhere() : replies.getShipping.shipping),
} satisfies Partial<Handlers>;

/** With `inclusive`, every category lists all countries. */
function everywhere(): AnswerTo<'getShipping'> {
  const { body, headers } = replies.getShipping.shipping;
  const countries = [body.a, body.b, body.c].flatMap((zone) => [...zone.countries]);
  const all = { countries };
  return { status: 200, headers, body: { ...body, a: all, b: all, c: all } };
}
