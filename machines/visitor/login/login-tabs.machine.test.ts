import { expect, test } from 'vitest';
import { allowedRedirects, hostileRedirects, staysHome } from '#fixtures/data/redirects.ts';
import { createTestWorld, run, settle } from '#fixtures/world/test-world.ts';
import { afterLogin, pathAfterLogin } from '#machines/rules/link/after-login.ts';
import type { LoginTab, LoginTabsInput } from '#machines/rules/login/login-tabs.ts';
import { institutions } from '#machines/visitor/institutions/institutions.ports.ts';
import { requests } from '#mocks/replies.ts';
import { loginTabs } from './login-tabs.ports.ts';
import { passwordLogin } from './password-login.ports.ts';
import { signInCode } from './sign-in-code.ports.ts';

const TABS: LoginTab[] = ['password', 'email', 'google', 'open-athens', 'setup'];

function begin(ways: LoginTabsInput) {
  const actor = run(loginTabs, createTestWorld(), ways);
  const choose = (tab: LoginTab) => {
    actor.send({ type: 'tab.chosen', tab });
    return actor.getSnapshot().value;
  };
  return { actor, choose };
}

test('is one of five, with the password first [ENTRY-8]', () => {
  const { actor, choose } = begin({ google: true, institutional: true });
  expect(actor.getSnapshot().value).toBe('password');
  expect([...TABS.toReversed(), ...TABS].map(choose)).toEqual([...TABS.toReversed(), ...TABS]);
});

test('opens the tab of the address or an unfinished login before the host’s first one', () => {
  const institutional = { institutional: true, institutional_page: true };
  expect(begin({ ...institutional, first: 'setup' }).actor.getSnapshot().value).toBe('setup');
  expect(begin({ ...institutional, first: 'email' }).actor.getSnapshot().value).toBe('email');
});

test('does not open a tab that the host has disabled', () => {
  const { choose } = begin({});
  expect(TABS.map(choose)).toEqual(['password', 'email', 'email', 'email', 'setup']);
});

async function entered(requested: string) {
  const place = { requested, page: '/login' };
  const [after, path] = [afterLogin(place), pathAfterLogin(place)];
  const world = createTestWorld();
  const submit = { type: 'form.submitted' } as const;
  const byPassword = run(passwordLogin, world, { ...requests.logIn.login.body, after });
  byPassword.send(submit);
  const byCode = run(signInCode, world, { path, after });
  byCode.send({ type: 'form.changed', change: { email: 'noor@reader.example' } });
  byCode.send(submit);
  const byInstitution = run(institutions, world, { path });
  await settle();
  byCode.send({ type: 'form.changed', change: { password: '481 906' } });
  byCode.send(submit);
  const [institution] = byInstitution.getSnapshot().context.list;
  byInstitution.send({ type: 'institution.chosen', entity: institution?.entity_id ?? '' });
  byInstitution.send(submit);
  await settle();
  const { visit = '' } = byInstitution.getSnapshot().output ?? {};
  return {
    visits: [byPassword, byCode].map((actor) => actor.getSnapshot().output?.visit),
    sent: world.network.of('requestCode').map(({ body }) => body),
    target: new URLSearchParams(visit.split('?')[1]).get('target'),
  };
}

test.each(hostileRedirects())(
  'stays on the site for $value with every way to log in [ENTRY-16, ENTRY-17]',
  async (redirect) => {
    const { visits, sent, target } = await entered(redirect.asked);
    const paths = [...visits, target, ...sent.map((body) => Object(body).path)].map(String);
    expect(paths.map(staysHome)).toEqual([true, true, true, true]);
    if (redirect.expected === 'reject') expect(new Set(paths)).toEqual(new Set(['/']));
  },
);

test.each(allowedRedirects())('goes to %s with every way to log in [ENTRY-16, ENTRY-17]', async (asked) => {
  const { visits, sent, target } = await entered(asked);
  expect([visits, sent, target]).toEqual([[asked, asked], [{ email: 'noor@reader.example', path: asked }], asked]);
});
