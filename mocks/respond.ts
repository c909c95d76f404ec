import { HttpResponse } from 'msw';
import type { operations } from '#machines/api/schema.ts';
import type { CallId, Declared, Frozen, Reply } from './documented.ts';
import { replies } from './replies.ts';

/** Any documented answer of a call. An undocumented status, body or header does not compile. */
export type AnswerTo<Id extends CallId> = Frozen<
  WithoutSummary<Reply<operations[Id]['responses']>> | RedirectOf<operations[Id]['responses']>
>;

export type ReplyName<Id extends CallId> = keyof (typeof replies)[Id] & string;

export interface AnyAnswer {
  readonly status: number;
  readonly headers?: { readonly [name: string]: string | undefined };
  /** Undefined for a redirect. */
  readonly body?: unknown;
}

export const documented = <Id extends CallId>(id: Id, name: ReplyName<Id>): AnyAnswer =>
  // Every reply satisfies `DocumentedReplies`, but the compiler cannot follow two type parameters that far.
  replies[id][name] as AnyAnswer;

export function respond({ status, headers = {}, body }: AnyAnswer): Response {
  const stated = Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined);
  const type: [string, string][] = body === undefined ? [] : [['Content-Type', 'application/json']];
  return new HttpResponse(body === undefined ? null : JSON.stringify(body), { status, headers: [...type, ...stated] });
}

type RedirectOf<Responses> = {
  [Status in keyof Responses & number]: Responses[Status] extends { headers: infer Headers; content?: never }
    ? {
        status: Status;
        headers: { [Name in keyof Headers as Declared<Name>]: Headers[Name] & string };
        body?: undefined;
      }
    : never;
}[keyof Responses & number];

type WithoutSummary<R> = R extends { summary: string } ? Omit<R, 'summary'> : never;
