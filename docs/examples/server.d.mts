/** Answers a call as `server.mjs` does. */
export function answer(request: Request): Promise<Response>;
