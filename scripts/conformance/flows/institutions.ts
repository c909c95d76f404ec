import { institutions } from '#machines/visitor/institutions/institutions.ports.ts';
import { same } from '../expect.ts';
import { kitFlow, step } from '../rig.ts';

/** The institutions that readers can sign in through. */
export const institutionsKit = kitFlow('institutions', () => [
  step('lists each institution once, by name', async (rig) => {
    const actor = rig.start(institutions, rig.open(), { path: '/' });
    const isListed = (snapshot: ReturnType<typeof actor.getSnapshot>) =>
      snapshot.matches('listed') || snapshot.matches('unlisted');
    const { context } = await rig.reach(actor, 'a list, or one button', isListed, 'getIdentityProviders');
    const ids = context.list.map(({ entity_id }) => entity_id);
    same('getIdentityProviders', 'each institution once', ids, [...new Set(ids)]);
  }),
]);
