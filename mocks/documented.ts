import type { operations, paths, webhooks } from '#machines/api/schema.ts';

/** The named replies of every call. An unknown call, an undeclared status or an incomplete body does not compile. */
export type DocumentedReplies = { readonly [Id in CallId]: Named<Reply<operations[Id]['responses']>> };

export type DocumentedRequests = { readonly [Id in SendingId]: Named<{ summary: string; body: RequestOf<Id> }> };

export type DocumentedPages = { readonly [Id in PageId]: Named<Reply<operations[Id]['responses']>> };

export type DocumentedRedirects = {
  readonly [Id in keyof operations]?: { readonly [status: number]: Redirect };
};

/** The method and path of every call. A route that the contract does not document does not compile. */
export type DocumentedRoutes = { readonly [Id in CallId]: RouteOf<Id> };

export type DocumentedVisits = { readonly [Id in VisitId]: RouteOf<Id> };

/** The id of an operation that answers with HTML that contains page data. */
export type PageId = {
  [Id in keyof operations]: operations[Id]['responses'] extends { 200: { content: { 'text/html': unknown } } }
    ? Id
    : never;
}[keyof operations];

export type DocumentedPage<Id extends PageId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

export type RedirectId = {
  [Id in keyof operations]: operations[Id]['responses'] extends { 200: unknown } ? never : Id;
}[keyof operations];

export type VisitId = PageId | RedirectId;

type WebhookId = {
  [Id in keyof operations]: operations[Id] extends webhooks[keyof webhooks]['post'] ? Id : never;
}[keyof operations];

/** The id of an operation that a flow calls. */
export type CallId = Exclude<keyof operations, VisitId | WebhookId>;

export type Reply<Responses> = {
  [Status in keyof Responses & number]: Responses[Status] extends {
    headers: infer Headers;
    content: { 'application/json': infer Body };
  }
    ? { status: Status; summary: string; headers?: { [Name in keyof Headers as Declared<Name>]?: string }; body: Body }
    : never;
}[keyof Responses & number];

interface Redirect {
  readonly status: number;
  readonly headers: { readonly Location: string; readonly [name: string]: string };
}

type RouteOf<Id extends keyof operations> = {
  [Path in keyof paths]: {
    [Method in keyof paths[Path]]: paths[Path][Method] extends operations[Id]
      ? operations[Id] extends paths[Path][Method]
        ? { method: Method; path: Path }
        : never
      : never;
  }[keyof paths[Path]];
}[keyof paths];

type SendingId = { [Id in CallId]: [RequestOf<Id>] extends [never] ? never : Id }[CallId];

type RequestOf<Id extends CallId> = operations[Id] extends { requestBody?: infer Sent }
  ? Extract<Sent, { content: { 'application/json': unknown } }>['content']['application/json']
  : never;

type Named<T> = { readonly [name: string]: Frozen<T> };

/** The name of a documented header; `never` for a mere `string`. */
export type Declared<Name> = string extends Name ? never : number extends Name ? never : Name;

export type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

export const copyOf = <Example extends object>(example: Example): Mutable<Example> =>
  // A deep copy may be mutated.
  structuredClone(example) as Mutable<Example>;

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
