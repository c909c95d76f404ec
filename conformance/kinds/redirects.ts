import { returnPath } from '../../machines/rules/link/return-path.ts';
import vectors from '../../machines/rules/link/return-path.vectors.json' with { type: 'json' };
import type { RedirectId } from '../../mocks/documented.ts';
import { shown } from '../readers/all-readers.ts';
import { loggedIn } from '../readers/subscriber.ts';
import { holds, needed } from '../runner/expect.ts';
import { visit } from '../runner/request.ts';
import { kitFlow, step } from '../runner/test-context.ts';

/** After a login, the reader reaches the requested page of the site, or the home page. */
export const redirectsKit = kitFlow('redirects', () => [
  step('gives the login widget no path that leaves the site, and the requested one of the site', async (t) => {
    const tab = t.open();
    await each(ASKED, async ({ asked, expected }) => {
      const page = Object(await shown(t, tab, 'showLogin', { query: { url: asked } }));
      const path = page.settings?.login?.path ?? '/';
      const isRight = expected === 'keep' ? !page.settings || path === asked : path === '/' || mayStay(expected, path);
      holds('showLogin', `${EXPECTED[expected]} for ${JSON.stringify(asked)}`, isRight, path);
    });
  }),
  ...LINKS.map(([id, name, more]) =>
    step(`${id} leads to its provider or a page of the site, whatever is requested`, async (t) => {
      // Only a reader who is logged in leaves the login page.
      const tab = id === 'showLogin' ? await loggedIn(t, 'noSubscription') : t.open();
      const { origin } = t.server;
      const targetOf = async (asked: string) => {
        const { headers } = await visit(t.server, tab, id, { query: { ...more, [name]: asked } });
        const location = headers.get('Location');
        return location === null ? undefined : new URL(location, origin);
      };
      const good = needed(await targetOf('/account'), 'the link leads nowhere');
      const isRight = (one: Asked, target: URL | undefined): boolean => {
        // The login page may stay where it is.
        if (!target) return id === 'showLogin' && one.expected !== 'keep';
        if (target.origin !== origin) return target.origin === good.origin;
        return leadsHome(one, target) || (one.expected === 'keep' && good.pathname === '/login');
      };
      await each(ASKED, async (one) => {
        const target = await targetOf(one.asked);
        const what = `a redirect to ${EXPECTED[one.expected]} for ${JSON.stringify(one.asked)}`;
        holds(id, what, isRight(one, target), target?.href ?? 'none');
      });
    }),
  ),
]);

const LINKS: [RedirectId | 'showLogin', string, Record<string, string>?][] = [
  ['showLogin', 'url'],
  ['signInWithGoogle', 'url'],
  ['signInWithOpenAthens', 'url'],
  ['signInWithInstitution', 'target', { entity: 'https://idp.none.example' }],
];

/** What becomes of a requested path. */
const EXPECTED = { keep: 'the path', 'stay-or-reject': 'a path of the site', reject: 'no path' } as const;

interface Asked {
  asked: string;
  expected: keyof typeof EXPECTED;
}

/** The values of a query, as a server reads them. */
const ASKED: Asked[] = [
  ...vectors.allowed.filter((value) => value !== '%2F').map((value) => ({ value, expected: 'keep' })),
  ...vectors.hostile,
].map(({ value, expected }) => ({
  asked: new URLSearchParams(`url=${value}`).get('url') ?? '',
  expected: expected as keyof typeof EXPECTED, // the vectors have no others
}));

/** Whether a target within the site is the requested page, or the home page instead. */
function leadsHome({ asked, expected }: Asked, { href, origin }: URL): boolean {
  if (expected === 'keep') return href === new URL(asked, origin).href;
  const path = href.slice(origin.length);
  const isHome = /^\/(?:login)?(?:$|\?)/.test(path) || path === '/account';
  return (isHome && !(expected === 'reject' && path.includes('evil'))) || mayStay(expected, path);
}

const mayStay = (expected: keyof typeof EXPECTED, path: string): boolean =>
  expected === 'stay-or-reject' && returnPath(path) !== '/';

async function each<Value>(values: readonly Value[], act: (value: Value) => Promise<void>): Promise<void> {
  for (let at = 0; at < values.length; at += AT_ONCE)
    await Promise.all(values.slice(at, at + AT_ONCE).map((value) => act(value)));
}

const AT_ONCE = 10;
