import type { AnyAnswer } from '../../respond.ts';
import { lookUp, textOf } from '../read-fields.ts';
import type { Context } from '../request-context.ts';

export interface MerchantRequest {
  form: unknown;
  id: string;
  origin: string;
}

export type MerchantPlay = (context: Context, request: MerchantRequest) => AnyAnswer;

/** Thrown to refuse a request without effect, in Stripe's words. */
export class ProviderRefusal extends Error {
  readonly status: number;
  readonly error: { type: string; message: string; code?: string; param?: string };

  constructor(status: number, error: Omit<ProviderRefusal['error'], 'type'> & { type?: string }) {
    super(error.message);
    this.status = status;
    this.error = { type: 'invalid_request_error', ...error };
  }
}

export const ok = (body: unknown): AnyAnswer => ({ status: 200, body });

/** Replaces ids in an answer by the objects that the request expands. */
export function expanded({ state }: Context, form: unknown, { status, body }: AnyAnswer): AnyAnswer {
  const found: Record<string, (id: string) => unknown> = {
    customer: (id) => lookUp(state.customers, id),
    latest_charge: (id) => lookUp(state.charges, id),
    payment_method: (id) => lookUp(state.paymentMethods, id)?.object,
  };
  const asked = Object.values<unknown>(Object(lookUp(Object(form), 'expand'))).map(String);
  const objects = asked.map((field) => [field, lookUp(found, field)?.(String(Object(body)[field])) ?? null]);
  return { status, body: { ...Object(body), ...Object.fromEntries(objects) } };
}

/** Returns a Stripe list, newest first, as a single page. */
export const listOf = (url: string, data: readonly object[]) => ok({ object: 'list', url, has_more: false, data });

/** Returns the entry with the id of the path. Throws a 404 Refusal for an unknown id. */
export function named<One>(all: Record<string, One>, what: string, id: string, param = 'id'): One {
  const found = lookUp(all, id);
  if (found === undefined) throw noSuchObject(404, what, id, param);
  return found;
}

/** Returns the id that a form field refers to, or null if the field is empty. Throws a Refusal for an unknown id. */
export function referred(form: unknown, field: string, all: Record<string, unknown>): string | null {
  const id = textOf(form, field);
  if (id !== '' && lookUp(all, id) === undefined) throw noSuchObject(400, field, id, field);
  return id === '' ? null : id;
}

export const noSuchObject = (status: number, what: string, id: string, param: string) =>
  new ProviderRefusal(status, { code: 'resource_missing', message: `No such ${what}: '${id}'`, param });

/** Parses a whole number of cents. Throws a Refusal for anything else. */
export function amountIn(form: unknown, param = 'amount'): number {
  const text = textOf(form, param);
  if (text === '')
    throw new ProviderRefusal(400, { code: 'parameter_missing', message: `Missing required param: ${param}.`, param });
  if (!/^\d+$/.test(text))
    throw new ProviderRefusal(400, { code: 'parameter_invalid_integer', message: `Invalid integer: ${text}`, param });
  return Number(text);
}

export const flagIn = (form: unknown, field: string): boolean => textOf(form, field) === 'true';

/** Returns the new text of a field: null if the form empties it, `kept` if the form omits it. */
export function textIn<Kept extends string | null>(form: unknown, field: string, kept: Kept): string | Kept | null {
  if (!Object.hasOwn(Object(form), field)) return kept;
  return textOf(form, field) || null;
}

/** Returns the field's value, or null if it is empty. Throws a Refusal for any other word. */
export function wordIn<Word extends string>(form: unknown, param: string, words: readonly Word[]): Word | null {
  const text = textOf(form, param);
  if (text === '') return null;
  const word = words.find((one) => one === text);
  if (!word) throw new ProviderRefusal(400, { message: `Invalid ${param}: must be one of ${words.join(', ')}`, param });
  return word;
}

/** Merges a form's metadata into the existing. An empty value removes its key; `metadata=` removes all. */
export function metadataIn(form: unknown, kept: Record<string, string> = {}): Record<string, string> {
  const given = lookUp(Object(form), 'metadata');
  if (given === '') return {};
  const texts = Object.entries(Object(given)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(
    Object.entries({ ...kept, ...Object.fromEntries(texts) }).filter(([, text]) => text !== ''),
  );
}

/** Returns the payment method types that an intent accepts. Throws a Refusal for an unsupported one. */
export function methodTypesIn(form: unknown): string[] {
  const given: unknown = lookUp(Object(form), 'payment_method_types');
  const types = Object.values(Object(given)).filter((type) => typeof type === 'string');
  const unknown = types.find((type) => !TYPES.includes(type));
  if (unknown !== undefined)
    throw new ProviderRefusal(400, {
      message: `The payment method type "${unknown}" is invalid. This stand-in takes ${TYPES.join(' and ')}.`,
      param: 'payment_method_types',
    });
  return types.length > 0 ? types : TYPES;
}

const TYPES = ['card', 'us_bank_account'];
