import { returnPath } from '../../machines/rules/link/return-path.ts';
import vectors from '../../machines/rules/link/return-path.vectors.json' with { type: 'json' };
import type { RedirectId } from '../../mocks/documented.ts';
import type { visits } from '../../mocks/routes.gen.ts';
import { shown } from '../readers/all-readers.ts';
import { loggedIn } from '../readers/subscriber.ts';
import { holds, needed, same } from '../runner/expect.ts';
import { visit } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

/** After a login, the reader reaches the requested page of the site, or the home page. */
export const redirectsKit = kitFlow('redirects', () => [
  step('gives the login widget no path that leaves the site', async (t) => {
    const tab = t.open();
    await each(hostile(), async ({ asked, isEvil }) => {
      const page = Object(await shown(t, tab, 'showLogin', { query: { url: asked } }));
      const path = page.settings?.login?.path ?? '/';
      const what = `${isEvil ? 'no path' : 'a path of the site'} for ${JSON.stringify(asked)}`;
      holds('showLogin', what, isEvil ? path === '/' : staysHome(path), path);
    });
  }),
  step('gives the login widget the requested path', async (t) => {
    const tab = t.open();
    await each(allowed(), async (asked) => {
      const page = Object(await shown(t, tab, 'showLogin', { query: { url: asked } }));
      if (page.settings) same('showLogin', `the path for ${asked}`, page.settings.login?.path ?? '/', asked);
    });
  }),
  step('sends a logged-in reader to the requested page', async (t) => {
    const tab = await loggedIn(t, 'noSubscription');
    await each(allowed(), async (asked) => {
      const location = await locationOf(t, tab, 'showLogin', { url: asked });
      same(
        'showLogin',
        `the redirect of a reader for ${asked}`,
        location && withinSite(t, location),
        withinSite(t, asked),
      );
    });
  }),
  ...LINKS.map(([id, name, more]) =>
    step(`${id} leads to its provider or a page of the site, whatever is requested`, async (t) => {
      // Only a reader who is logged in leaves the login page.
      const tab = id === 'showLogin' ? await loggedIn(t, 'noSubscription') : t.open();
      const good = needed(await locationOf(t, tab, id, { ...more, [name]: '/account' }), 'the link leads nowhere');
      const { origin, pathname } = new URL(good, t.server);
      const isAtOnce = origin === t.server.origin;
      if (isAtOnce && pathname !== '/login') same(id, 'the requested page', withinSite(t, good), '/account');
      await each(hostile(), async ({ asked, isEvil }) => {
        const location = await locationOf(t, tab, id, { ...more, [name]: asked });
        // The login page may stay where it is.
        holds(id, `a redirect for ${JSON.stringify(asked)}`, location !== undefined || id === 'showLogin', 'none');
        const isProvider = !isAtOnce && location !== undefined && new URL(location, t.server).origin === origin;
        if (location !== undefined && !isProvider) leadsHome(t, id, { asked, isEvil, location });
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

interface Asked {
  asked: string;
  isEvil: boolean;
}

const hostile = (): Asked[] =>
  vectors.hostile.map(({ value, expected }) => ({ asked: read(value), isEvil: expected === 'reject' }));

const allowed = (): string[] => vectors.allowed.map(read).filter((path) => path !== '/');

/** The value of a query as a server reads it. */
const read = (value: string): string => new URLSearchParams(`url=${value}`).get('url') ?? '';

const staysHome = (path: string): boolean => path === '/' || returnPath(path) !== '/';

async function each<Value>(values: readonly Value[], act: (value: Value) => Promise<void>): Promise<void> {
  for (let at = 0; at < values.length; at += AT_ONCE)
    await Promise.all(values.slice(at, at + AT_ONCE).map((value) => act(value)));
}

const AT_ONCE = 10;

/** The target of a page's redirect; undefined if the page is shown. */
async function locationOf({ server }: TestContext, tab: Tab, id: keyof typeof visits, query: Record<string, string>) {
  const { headers } = await visit(server, tab, id, { query });
  return headers.get('Location') ?? undefined;
}

const withinSite = ({ server }: TestContext, location: string): string => {
  const { href, origin } = new URL(location, server);
  return origin === server.origin ? href.slice(origin.length) : href;
};

function leadsHome(
  t: TestContext,
  id: keyof typeof visits,
  { asked, isEvil, location }: Asked & { location: string },
): void {
  const path = withinSite(t, location);
  const isHome = /^\/(?:login)?(?:$|\?)/.test(path) || path === '/account';
  const isSafe = isEvil ? isHome && !path.includes('evil') : isHome || staysHome(path);
  holds(id, `a redirect to the home page for ${JSON.stringify(asked)}`, isSafe, location);
}
