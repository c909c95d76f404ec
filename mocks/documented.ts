import type { operations, paths, webhooks } from '#machines/api/schema.ts';

/** Every call with its named replies: an unknown call, an undeclared status or an incomplete body does not compile. */
export type DocumentedReplies = { readonly [Id in CallId]: Named<Reply<operations[Id]['responses']>> };

/** Every call that sends a body with its named request bodies. */
export type DocumentedRequests = { readonly [Id in SendingId]: Named<{ summary: string; body: RequestOf<Id> }> };

/** Every host page with its named page data. */
export type DocumentedPages = { readonly [Id in PageId]: Named<Reply<operations[Id]['responses']>> };

/** Every operation that redirects, with its redirects by status. */
export type DocumentedRedirects = {
  readonly [Id in keyof operations]?: { readonly [status: number]: Redirect };
};

/** Every call with its method and path; one that the contract does not state for it does not compile. */
export type DocumentedRoutes = { readonly [Id in CallId]: RouteOf<Id> };

/** Every page, and every link that is answered by a redirect, with its method and path. */
export type DocumentedVisits = { readonly [Id in VisitId]: RouteOf<Id> };

/** An operation that answers with HTML, the page data inside it. */
export type PageId = {
  [Id in keyof operations]: operations[Id]['responses'] extends { 200: { content: { 'text/html': unknown } } }
    ? Id
    : never;
}[keyof operations];

/** The page data that a host injects into this page. */
export type PageData<Id extends PageId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** A link that is answered by a redirect alone. */
export type RedirectId = {
  [Id in keyof operations]: operations[Id]['responses'] extends { 200: unknown } ? never : Id;
}[keyof operations];

/** An operation that a browser visits. */
export type VisitId = PageId | RedirectId;

/** What the payment provider calls a server with. */
type WebhookId = {
  [Id in keyof operations]: operations[Id] extends webhooks[keyof webhooks]['post'] ? Id : never;
}[keyof operations];

/** An operation that a flow calls. */
export type CallId = Exclude<keyof operations, VisitId | WebhookId>;

/** A documented reply of an operation, whichever. */
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

/** The body that a call sends, or may send. */
type RequestOf<Id extends CallId> = operations[Id] extends { requestBody?: infer Sent }
  ? Extract<Sent, { content: { 'application/json': unknown } }>['content']['application/json']
  : never;

type Named<T> = { readonly [name: string]: Frozen<T> };

/** The name of a header, where it is one of those that are stated. */
export type Declared<Name> = string extends Name ? never : number extends Name ? never : Name;

/** A value that nothing may change. */
export type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

/** A copy of a documented example, which may be changed. */
export const copyOf = <Example extends object>(example: Example): Mutable<Example> =>
  // A deep copy is its own, so nothing of it is read-only any more.
  structuredClone(example) as Mutable<Example>;

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
