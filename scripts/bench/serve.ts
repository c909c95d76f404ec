import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Answering } from '#mocks/http/serve.ts';

const COMPRESSIBLE = /^(text\/|application\/json|image\/svg)/;

export function fromMemory(load: (address: string) => Promise<Response>): Answering {
  const kept = new Map<string, Promise<() => Response>>();
  return async ({ url }) => {
    const { pathname, search } = new URL(url);
    const address = pathname + search;
    const answer = kept.get(address) ?? load(address).then(compressed);
    kept.set(address, answer);
    return (await answer)();
  };
}

/**
 * Compresses a text response with brotli at its best level. The returned function creates a new response on each call.
 */
export async function compressed(response: Response): Promise<() => Response> {
  const headers = new Headers(response.headers);
  // These describe the original body.
  for (const name of ['Content-Encoding', 'Content-Length', 'Transfer-Encoding', 'Connection']) headers.delete(name);
  const bytes = Buffer.from(await response.arrayBuffer());
  const isText = bytes.length > 0 && COMPRESSIBLE.test(headers.get('Content-Type') ?? '');
  if (isText) headers.set('Content-Encoding', 'br');
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const body = isText ? brotliCompressSync(bytes, { params }) : bytes;
  return () => new Response(bytes.length > 0 ? body : null, { status: response.status, headers });
}

export function asset(folder: string, path: string): Response | undefined {
  const file = join(folder, path);
  if (!path.startsWith('/assets/') || !existsSync(file)) return undefined;
  const type = extname(path) === '.css' ? 'text/css' : 'text/javascript';
  const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' };
  return new Response(readFileSync(file), { headers });
}

export const html = (page: string): Response =>
  new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } });
