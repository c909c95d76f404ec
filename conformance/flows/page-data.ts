import type { PageId } from '../../mocks/documented.ts';
import { visits } from '../../mocks/routes.gen.ts';
import { visitIds } from '../../mocks/routes.ts';
import { shown } from '../readers/everybody.ts';
import { keepName, subscriberOf } from '../readers/subscriber.ts';
import { addressOf, ask, isPage, NOWHERE, visit } from '../runner/ask.ts';
import { parametersOf } from '../runner/contract.ts';
import { accepted, holds, needed, same } from '../runner/expect.ts';
import { kitFlow, type Rig, step } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

/** Page data stay data, whatever they contain: `<` must be written as `\u003c` in every exchange. */
export const pageDataKit = kitFlow('page-data', () => [
  ...(Object.keys(visits) as (keyof typeof visits)[]).filter(isPage).map((id) =>
    step(`keeps markup in a name inside the data of ${id}`, async (rig) => {
      const { tab, subscription } = await hostileReader(rig);
      const at = { params: { ...NOWHERE, token: subscription } };
      const html = await htmlOf(rig, tab, id, at);
      holds(id, 'a page without the markup of a name', !html.includes(MARK), MARK);
      const account = Object(await shown(rig, tab, id, at)).subscriber?.account;
      if (account) same(id, 'the name of the reader', account.name, NAME);
    }),
  ),
  ...(Object.keys(visits) as (keyof typeof visits)[]).filter(isPage).map((id) =>
    step(`keeps markup in an address out of ${id}`, async (rig) => {
      const query = Object.fromEntries(PARAMETERS.map((name) => [name, NAME]));
      const params = { ...NOWHERE, token: NAME, slug: NAME, invoice: NAME };
      const { pathname, search } = addressOf(rig.server, id, { params, query });
      const html = await htmlOf(rig, rig.open(), id, { params, query });
      const got = `${MARK} of ${pathname}${search.slice(0, 1)}…`;
      holds(id, 'a page without the markup of its address', !html.includes(MARK), got);
    }),
  ),
]);

const MARK = '<b id="kit">';
const NAME = `${MARK}A</b></script><script>alert(1)</script><!-- '"&`;

/** Every page may repeat any of them. */
const PARAMETERS = visitIds.flatMap((id) =>
  parametersOf(id).flatMap(({ name, in: where }) => (where === 'query' ? [name] : [])),
);

const readers = new WeakMap<Rig, Promise<{ tab: Tab; subscription: string }>>();

function hostileReader(rig: Rig): Promise<{ tab: Tab; subscription: string }> {
  const known = readers.get(rig) ?? begin(rig);
  readers.set(rig, known);
  return known;
}

async function begin(rig: Rig) {
  const tab = await rig.as('subscriber');
  const { timetable } = await subscriberOf(tab);
  await keepName(rig, tab);
  accepted('changeName', await ask(tab, 'changeName', { body: { name: NAME } }));
  return { tab, subscription: timetable.current_subscription?.info.token ?? 'sub_none' };
}

async function htmlOf(rig: Rig, tab: Tab, id: PageId, at: Parameters<typeof addressOf>[2]): Promise<string> {
  needed(rig.profile.pages?.[id] === undefined || undefined, 'another host renders the page');
  return (await visit(rig.server, tab, id, at, { isOptional: true })).text();
}
