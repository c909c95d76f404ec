import { institutions } from '#machines/visitor/institutions/institutions.ports.ts';
import { same } from '../expect.ts';
import { kitFlow, step } from '../flow.ts';

/** The institutions that readers can sign in through. */
export const institutionsKit = kitFlow('institutions', () => [
  step('lists each institution once, by name', async (bench) => {
    const actor = bench.start(institutions, bench.open(), { path: '/' });
    const isListed = (snapshot: ReturnType<typeof actor.getSnapshot>) =>
      snapshot.matches('listed') || snapshot.matches('unlisted');
    const { context } = await bench.reach(actor, 'a list, or one button', isListed, 'getIdentityProviders');
    const ids = context.list.map(({ entity_id }) => entity_id);
    same('getIdentityProviders', 'each institution once', ids, [...new Set(ids)]);
  }),
]);
