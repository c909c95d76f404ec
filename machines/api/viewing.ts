import { Unsent } from './unsent.ts';

export interface Viewing {
  /** The raw `admin-view` values in the page's address (HOST-15). */
  adminView: readonly string[];
  isViewOnly: boolean;
}

/** Returns the request if it only reads; throws otherwise. */
export function onlyReading(request: Request): Request {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  throw new Unsent(403, 'viewOnly');
}
