import { requestViolations } from '../../../mocks/contract/check.ts';
import { requests } from '../../../mocks/replies.ts';
import type { ChangingId } from '../../../mocks/routes.ts';
import { invalidValuesKit } from '../../kinds/invalid-values.ts';
import { changes } from '../../readers/changes.ts';
import { fieldAt, fieldsOf, LEFT_OUT, type Path, withValue } from '../../runner/fields.ts';
import {
  type Body,
  changed,
  instead,
  page,
  reply,
  sent,
  type Wrong,
  type WrongServer,
  type WrongServers,
} from './fault.ts';

const STEPS = invalidValuesKit.steps().map(({ name }) => name);
const refusing = (call: ChangingId) => `refuses every invalid value of ${call} and changes nothing`;
const TRIED = changes.map(({ call }) => call).filter((call) => STEPS.includes(refusing(call)));

/** Parts that the kit's orders do not need, and values that a server checks again on its own. */
const FREE =
  /^(?:removeFromCart|addToCart (?:type|item.token)|checkCoupon for|verifyCode token|payInvoice address|(?:donate|renewSubscription) .*recipient|checkOutCart password)/;
const DERIVED = /country_name|path$/;

const bodiesOf = (call: ChangingId): object[] => {
  const bodies: Partial<Record<ChangingId, Record<string, { body: object }>>> = requests;
  return Object.values(bodies[call] ?? {}).map(({ body }) => body);
};

const nameOf = ({ call, path }: { call: ChangingId; path: Path }): string => `${call} ${path.join('.')}`;

/** Every field of every call, as the contract's examples fill it. */
const FIELDS: { call: ChangingId; path: Path }[] = TRIED.flatMap((call) => {
  const paths = bodiesOf(call).flatMap((body) => fieldsOf(call, body).map(({ path }) => path));
  const distinct = [...new Map(paths.map((path) => [path.join('.'), path])).values()];
  return distinct
    .map((path) => ({ call, path }))
    .filter((field) => !FREE.test(nameOf(field)) && !DERIVED.test(nameOf(field)));
});

/** Takes the last valid value of a field for an invalid one. */
function taking({ call, path }: { call: ChangingId; path: Path }): Wrong {
  let valid = bodiesOf(call)
    .map((body) => fieldAt(body, path))
    .find((value) => value !== undefined);
  const isInvalid = (body: Body) =>
    requestViolations(call, { url: new URL('http://server/?token=x'), text: JSON.stringify(body) }).some(
      ({ expected }) =>
        [path, path.slice(0, -1)].some((at, parent) => {
          const place = at.length === 0 ? 'the body' : `/${at.join('/')}`;
          const words = parent === 0 ? ['to '] : [`to have ${path.at(-1)}`];
          return words.some((word) => expected.startsWith(`a request where ${place} ${word}`));
        }),
    );
  return sent(call, {
    body: (body) => {
      if (isInvalid(body)) return withValue(body, path, valid ?? LEFT_OUT);
      valid = fieldAt(body, path) ?? valid;
      return body;
    },
  });
}

/** Carries out what it refuses, with valid values. */
function carryingOut(call: ChangingId): Wrong {
  let valid: Body = bodiesOf(call)[0];
  return instead(call, async (request, right) => {
    const body: Body = await request.clone().json();
    const response = await right(request.clone());
    if (response.ok) valid = body;
    if (response.status === 400)
      await right(
        await changed(request, { headers: (headers) => headers.delete('Idempotency-Key'), body: () => another(valid) }),
      );
    return response;
  });
}

const another = (body: Body): Body => ({
  ...body,
  ...(body.cart && { cart: { ...body.cart, donation: { process: 'onetime', dollars: 7_700 } } }),
  ...(body.name && { name: 'Someone Else' }),
});

const CARRIED = TRIED.filter((call) =>
  /^(?:change|replace|save|patch|addToCart|updateCart|subscribe|donate|renewSubscription)/.test(call),
);

const servers = (cases: readonly [name: string, call: ChangingId, wrong: Wrong][]): WrongServers =>
  Object.fromEntries(
    cases.map(([name, call, wrong]): [string, WrongServer] => [
      name,
      { at: ['invalid-values', refusing(call)], wrong },
    ]),
  );

/** Secrets that a reply may tell beside its documented fields. */
const SECRETS: Record<string, object> = {
  'the password': { pw: 'correct horse' },
  'a hash of the password': { hint: '$2b$12$C6UzMDM.H6dfI/f/IKcEeO7ZBsZ9uKQ0n1Q1u6p8uZb1y2Qe5b4bK' },
  'a field for a hash': { password_hash: '5f4dcc3b5aa765d61d8327deb882cf99' },
  'the secret key of the provider': { provider: 'sk_live_51H8dQ' },
  'a token to reset the password': { reset_token: 'rst_81' },
  'another reader': { recent: ['kwame@reader.example'] },
};

const leaking = (what: string, where: 'a call' | 'a page', extra: object): WrongServers => ({
  [`${what} in ${where}`]: {
    at: ['safe-methods', 'changes nothing when the reader "subscriber" opens any page'],
    wrong:
      where === 'a call'
        ? reply('getSubscriber', (body) => Object.assign(body.subscriber.account, extra) && undefined)
        : page('showAccount', (data) => Object.assign(data, extra)),
  },
});

/** Servers that read requests wrongly, by rule, each in one call or field. */
export const wrongInputs: Record<string, WrongServers> = {
  'invalid values that are accepted': servers(
    FIELDS.map((field) => [`any ${nameOf(field)} accepted`, field.call, taking(field)]),
  ),
  'refusals that are carried out': servers(
    CARRIED.map((call) => [`${call} refused but carried out`, call, carryingOut(call)]),
  ),
  'secrets in replies': Object.assign(
    {},
    ...Object.entries(SECRETS).flatMap(([what, extra]) => [
      leaking(what, 'a call', extra),
      leaking(what, 'a page', extra),
    ]),
  ),
};
