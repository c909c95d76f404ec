import { read } from '#machines/api/reply.ts';
import { IdentityProviders } from '#machines/api/schemas/access/IdentityProviders.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { institutionsMachine } from './institutions.machine.ts';

export const institutions = flow(institutionsMachine, ({ api }) => ({
  load: answer(({ signal }) =>
    read(api.GET('/api/identity-providers', { signal, cache: 'default' }), IdentityProviders),
  ),
}));
