import { HttpResponse } from 'msw';
import type { operations } from '#machines/api/schema.ts';
import type { CallId, Reply } from './documented.ts';
import { replies } from './replies.ts';

/** What a call can be answered with; a body, status or header that the contract does not state does not compile. */
export type Answer<Id extends CallId> = Frozen<WithoutSummary<Reply<operations[Id]['responses']>>>;

/** The name of a documented reply of a call. */
export type ReplyName<Id extends CallId> = keyof (typeof replies)[Id] & string;

/** An answer of any call, as far as it goes over the wire. */
export interface AnyAnswer {
  readonly status: number;
  readonly headers?: { readonly [name: string]: string | undefined };
  readonly body: unknown;
}

/** The documented reply of a call with this name. */
export const documented = <Id extends CallId>(id: Id, name: ReplyName<Id>): AnyAnswer =>
  // Every reply of `replies` satisfies `DocumentedReplies`; the compiler cannot follow two type parameters that far.
  replies[id][name] as AnyAnswer;

/** An answer as a response. */
export function respond({ status, headers = {}, body }: AnyAnswer): Response {
  const stated = Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined);
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: [['Content-Type', 'application/json'], ...stated],
  });
}

type WithoutSummary<R> = R extends { summary: string } ? Omit<R, 'summary'> : never;

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
