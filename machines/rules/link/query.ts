/** The part of `URLSearchParams` that link readers use. */
export type Query = Pick<URLSearchParams, 'get' | 'getAll'>;
