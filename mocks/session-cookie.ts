/** The session that a request brought. It is read from the request itself: a jar of the worker's own would hand one client's session to another. */
export const sessionIn = (request: Request): string | undefined =>
  /(?:^|;\s*)session=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1];
