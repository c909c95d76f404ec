import { contractDocument } from '../../mocks/contract/document.ts';
import { parametersOf } from '../runner/contract.ts';
import { fieldAt, fieldsOf, type Path, withValue } from '../runner/fields.ts';
import { kitFlow, step } from '../runner/test-context.ts';
import { changesWithBody, hasSameEffect } from './effects.ts';
import { send, type ValidRequest } from './valid-requests.ts';

/** A request is not trusted with fields that the contract does not have there, although it has them elsewhere. */
export const extraFieldsKit = kitFlow('extra-fields', () =>
  changesWithBody.map((change) =>
    step(`takes nothing from fields that ${change.call} does not have`, (t) =>
      hasSameEffect(
        t,
        change,
        EXTRAS.map((extras) => (request) => send(withExtras(request, extras))),
      ),
    ),
  ),
);

/** Names of fields that a server may have beside the contract's. */
const OTHERS = ['price', 'total', 'amount', 'discount', 'cents', 'tax', 'admin', 'is_admin', 'paid', 'free', 'user'];

/** The fields of the contract's schemas, by name, and others that a server may have, with two values each. */
const EXTRAS: Record<string, unknown>[] = [0, 1].map((round) => {
  const extras = new Map<string, unknown>(OTHERS.map((name) => [name, 1 - round]));
  for (const { properties = {} } of Object.values<{ properties?: Record<string, { type?: string; enum?: unknown[] }> }>(
    contractDocument.components.schemas,
  ))
    for (const [name, { type, enum: values }] of Object.entries(properties)) {
      if (type === 'integer') extras.set(name, 1 - round);
      if (type === 'boolean') extras.set(name, round === 0);
      if (type === 'string') extras.set(name, values?.at(-round) ?? 'conformance');
    }
  return Object.fromEntries([...extras, ['__proto__', { admin: true, amount: 1, view_only: false }]]);
});

/** A request with more fields in its query, its body, and every object and list item of the body. */
function withExtras(request: ValidRequest, extras: Record<string, unknown>): ValidRequest {
  const { change, query: own, body } = request;
  const fields = fieldsOf(change.call, body);
  const objects: Path[] = fields.map(({ path }) => path).filter((path) => isObject(fieldAt(body, path)));
  const unknownAt = (at: Path) => {
    const known = new Set(
      fields.filter(({ path }) => path.slice(0, -1).join() === at.join()).map(({ path }) => path.at(-1)),
    );
    return Object.fromEntries(Object.entries(extras).filter(([name]) => !known.has(name)));
  };
  const nested = objects.reduce(
    (held, at) => withValue(held, at, { ...unknownAt(at), ...Object(fieldAt(held, at)) }),
    body,
  );
  const parameters = new Set(parametersOf(change.call).map(({ name }) => name));
  const query = Object.entries(extras).flatMap(([name, value]) =>
    parameters.has(name) ? [] : [[name, String(value)]],
  );
  return {
    ...request,
    query: { ...Object.fromEntries(query), ...own },
    body: { ...unknownAt([]), ...nested },
  };
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
