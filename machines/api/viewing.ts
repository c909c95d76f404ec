import { Unsent } from './unsent.ts';

export interface Viewing {
  /** The raw `admin-view` values in the page's address (HOST-15). */
  adminView: readonly string[];
  isViewOnly: boolean;
}

/** Thrown instead of sending a call that would change something from a view-only page. */
export class ViewOnly extends Unsent {
  override readonly problem = 'viewOnly';
}

/** Returns the request if it only reads; throws `ViewOnly` otherwise. */
export function onlyReading(request: Request): Request {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  throw new ViewOnly(`A view-only page does not send ${request.method} requests.`);
}
