import type { Actor, AnyStateMachine } from 'xstate';
import { settle } from '#fixtures/world/test-world.ts';
import { institutions } from '#machines/visitor/institutions/institutions.ports.ts';
import { passwordLogin } from '#machines/visitor/login/password-login.ports.ts';
import type { signInCodeMachine } from '#machines/visitor/login/sign-in-code.machine.ts';
import { signInCode } from '#machines/visitor/login/sign-in-code.ports.ts';
import { logout, logoutElsewhere } from '#machines/visitor/logout/logout.ports.ts';
import { mailingList } from '#machines/visitor/mailing-list/mailing-list.ports.ts';
import { resetPassword } from '#machines/visitor/reset-password/reset-password.ports.ts';
import { requests } from '#mocks/replies.ts';
import type { Means } from '../faults.ts';
import { handedBack, type Scenario, scenario } from '../scenario.ts';

const { email, password } = requests.logIn.login.body;
const code = requests.verifyCode.verify.body.password;
const after = { visit: '/account' };
const home = { visit: '/' };

const submit = (actor: { send: (event: { type: 'form.submitted' }) => void }) => actor.send({ type: 'form.submitted' });
const hasEnded = (actor: Actor<AnyStateMachine>) => actor.getSnapshot().status === 'done';
const type = (actor: Actor<typeof signInCodeMachine>, change: { email?: string; password?: string }) =>
  actor.send({ type: 'form.changed', change });

/** One event sends the form, and a failure hands it back. */
const sentOnce = { act: submit, retry: submit, hasEnded, limit: 35_000, rest: handedBack('completed') };

export const scenarios: Scenario[] = [
  scenario({
    ...sentOnce,
    name: 'joinMailingList',
    id: 'joinMailingList',
    flow: mailingList,
    input: () => ({ tags: ['events'] }),
    reach: (actor) => actor.send({ type: 'form.changed', change: { email } }),
    rest: handedBack('success', 'callFailed', 'failure'),
  }),
  scenario({
    ...sentOnce,
    name: 'logIn',
    id: 'logIn',
    flow: passwordLogin,
    input: () => ({ email: '', password: '', after }),
    reach: (actor) => actor.send({ type: 'form.changed', change: { email, password } }),
    landings: /^\/account$/,
  }),
  scenario({
    ...sentOnce,
    name: 'resetPassword',
    id: 'resetPassword',
    flow: resetPassword,
    input: () => ({ email }),
  }),
  scenario({
    ...sentOnce,
    name: 'requestCode',
    id: 'requestCode',
    flow: signInCode,
    input: () => ({ path: '/account', after }),
    reach: (actor) => type(actor, { email }),
    rest: within('unconfirmed', '{"confirmed":"sendable"}'),
    hasEnded: (actor) => actor.getSnapshot().matches({ confirmed: 'sendable' }),
  }),
  scenario({
    ...sentOnce,
    name: 'verifyCode',
    id: 'verifyCode',
    flow: signInCode,
    input: () => ({ path: '/account', after }),
    reach: async (actor) => {
      type(actor, { email });
      submit(actor);
      await settle();
      type(actor, { password: code });
    },
    rest: within('confirmed', 'verified'),
    landings: /^\/account$/,
  }),
  scenario({
    ...sentOnce,
    name: 'logOut',
    id: 'logOut',
    flow: logout,
    input: () => ({ after: home }),
    landings: /^\/$/,
  }),
  scenario({
    ...sentOnce,
    name: 'endSession',
    id: 'endSession',
    flow: logoutElsewhere,
    input: () => ({ after: { reload: true as const } }),
  }),
  scenario({
    name: 'getIdentityProviders',
    id: 'getIdentityProviders',
    flow: institutions,
    input: () => ({ path: '/account' }),
    limit: 35_000,
    rest: (means) => ({ value: means === 'good' ? 'listed' : 'failed', problems: [] }),
    retry: (actor) => actor.send({ type: 'load.retried' }),
    hasEnded: (actor) => actor.getSnapshot().matches('listed'),
    wordless: 'A list that cannot be loaded leaves the one button.',
  }),
];

function within(step: 'unconfirmed' | 'confirmed', good: string) {
  return (means: Means) => handedBack(good, 'callFailed', JSON.stringify({ [step]: 'sendable' }))(means);
}
