/** The query of a page's address, as far as links are read off it. */
export type Query = Pick<URLSearchParams, 'get' | 'getAll'>;
