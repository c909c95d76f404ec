/** How a page is looked at, which holds for every call that is made from it. */
export interface Viewing {
  /** The values of `admin-view` in the address of the page, as they stand there; none where it has none (HOST-15). */
  adminView: readonly string[];
  /** Whether nothing may be changed from the page (SHELL-12). */
  isViewOnly: boolean;
}

/** Why a call was not sent: it changes something, and its page is for viewing only. */
export class ViewOnly extends Error {}

/** Lets a request pass that only reads; throws `ViewOnly` for any other. */
export function onlyReading(request: Request): Request {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  throw new ViewOnly(`${request.method} is not sent from a page that is for viewing only.`);
}
