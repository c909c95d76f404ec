import vectors from '#machines/rules/link/return-path.vectors.json' with { type: 'json' };

/** `value` is a path as an address bar shows it, `asked` as a server reads it. */
export const hostileRedirects = () => vectors.hostile.map((vector) => ({ ...vector, asked: read(vector.value) }));

export const allowedRedirects = (): string[] => vectors.allowed.map(read);

export function staysHome(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || !URL.canParse(path, SITE)) return false;
  const { origin, pathname, searchParams } = new URL(path, SITE);
  const isHarmful = /^\/(?:login|logout|oauth|api)(?:\/|$)|\/delete\/?$|\/\//i.test(decodeURIComponent(pathname));
  return origin === SITE && !isHarmful && !searchParams.has('redirect_status');
}

const SITE = 'https://journal.test';

const read = (value: string): string => new URLSearchParams(`url=${value}`).get('url') ?? '';
