import type { AnyAnswer } from '../../respond.ts';
import type { Desk } from '../desk.ts';
import { lookUp, textOf } from '../read-fields.ts';

/** A request to the provider's API: its form, the id in its path, and the origin that it was sent to. */
export interface MerchantRequest {
  form: unknown;
  id: string;
  origin: string;
}

/** How the provider answers a request of a server that has the secret key. */
export type MerchantPlay = (desk: Desk, request: MerchantRequest) => AnyAnswer;

/** A request that the provider refuses without doing anything, in Stripe's words. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: { type: string; message: string; code?: string; param?: string };

  constructor(status: number, error: Omit<Refusal['error'], 'type'> & { type?: string }) {
    super(error.message);
    this.status = status;
    this.error = { type: 'invalid_request_error', ...error };
  }
}

export const ok = (body: unknown): AnyAnswer => ({ status: 200, body });

/** An answer with the objects that a request asks for in place of their ids. */
export function expanded({ state }: Desk, form: unknown, { status, body }: AnyAnswer): AnyAnswer {
  const found: Record<string, (id: string) => unknown> = {
    customer: (id) => lookUp(state.customers, id),
    latest_charge: (id) => lookUp(state.charges, id),
    payment_method: (id) => lookUp(state.paymentMethods, id)?.object,
  };
  const asked = Object.values<unknown>(Object(lookUp(Object(form), 'expand'))).map(String);
  const objects = asked.map((field) => [field, lookUp(found, field)?.(String(Object(body)[field])) ?? null]);
  return { status, body: { ...Object(body), ...Object.fromEntries(objects) } };
}

/** A list as Stripe answers it, newest first, all on one page. */
export const listOf = (url: string, data: readonly object[]) => ok({ object: 'list', url, has_more: false, data });

/** The entry that a path names. */
export function named<One>(all: Record<string, One>, what: string, id: string, param = 'id'): One {
  const found = lookUp(all, id);
  if (found === undefined) throw noSuchObject(404, what, id, param);
  return found;
}

/** The id of something that a form refers to, which must be there; null where the form has none. */
export function referred(form: unknown, field: string, all: Record<string, unknown>): string | null {
  const id = textOf(form, field);
  if (id !== '' && lookUp(all, id) === undefined) throw noSuchObject(400, field, id, field);
  return id === '' ? null : id;
}

export const noSuchObject = (status: number, what: string, id: string, param: string) =>
  new Refusal(status, { code: 'resource_missing', message: `No such ${what}: '${id}'`, param });

/** A whole number, in cents. */
export function amountIn(form: unknown, param = 'amount'): number {
  const text = textOf(form, param);
  if (text === '')
    throw new Refusal(400, { code: 'parameter_missing', message: `Missing required param: ${param}.`, param });
  if (!/^\d+$/.test(text))
    throw new Refusal(400, { code: 'parameter_invalid_integer', message: `Invalid integer: ${text}`, param });
  return Number(text);
}

export const flagIn = (form: unknown, field: string): boolean => textOf(form, field) === 'true';

/** A text that a form sets, empties or leaves as it was. */
export function textIn<Kept extends string | null>(form: unknown, field: string, kept: Kept): string | Kept | null {
  if (!Object.hasOwn(Object(form), field)) return kept;
  return textOf(form, field) || null;
}

/** One of the words that a field takes. */
export function wordIn<Word extends string>(form: unknown, param: string, words: readonly Word[]): Word | null {
  const text = textOf(form, param);
  if (text === '') return null;
  const word = words.find((one) => one === text);
  if (!word) throw new Refusal(400, { message: `Invalid ${param}: must be one of ${words.join(', ')}`, param });
  return word;
}

/** Metadata after a request: what it names is set, or taken away where it is empty; `metadata=` takes everything away. */
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

/** The kinds of payment methods that an intent takes. */
export function methodTypesIn(form: unknown): string[] {
  const given: unknown = lookUp(Object(form), 'payment_method_types');
  const types = Object.values(Object(given)).filter((type) => typeof type === 'string');
  const unknown = types.find((type) => !TYPES.includes(type));
  if (unknown !== undefined)
    throw new Refusal(400, {
      message: `The payment method type "${unknown}" is invalid. This stand-in takes ${TYPES.join(' and ')}.`,
      param: 'payment_method_types',
    });
  return types.length > 0 ? types : TYPES;
}

const TYPES = ['card', 'us_bank_account'];
