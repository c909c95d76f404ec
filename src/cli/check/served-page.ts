import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../command.ts';

export interface ServedPage {
  html: string;
  /** The page's final address; undefined for a file. */
  address: string | undefined;
  headers: Headers | undefined;
  read: (address: string) => Promise<Uint8Array | undefined>;
}

/** The timeout of a request, in ms. */
const PATIENCE = 15_000;

/**
 * Reads a page from an address or file. Throws a `UsageError`, which never quotes the query because it may contain a
 * token.
 */
export const openPage = (target: string): Promise<ServedPage> =>
  /^https?:\/\//i.test(target) ? openAddress(target) : openFile(target);

async function openAddress(target: string): Promise<ServedPage> {
  if (!URL.canParse(target)) throw new UsageError('the address is not valid.');
  const address = new URL(target);
  const shown = `${address.origin}${address.pathname}`;
  const { response, bytes } = (await fetched(address)) ?? {};
  if (!response) throw new UsageError(`${shown} sent no complete response.`);
  if (!response.ok) throw new UsageError(`${shown} responded with status ${response.status}.`);
  return {
    html: new TextDecoder().decode(bytes),
    address: response.url,
    headers: response.headers,
    read: async (other) => {
      const found = URL.canParse(other, response.url) ? await fetched(new URL(other, response.url)) : undefined;
      return found?.response.ok ? found.bytes : undefined;
    },
  };
}

/** Returns a response with its whole body; undefined if it breaks off or cannot be decompressed. */
async function fetched(address: URL): Promise<{ response: Response; bytes: Uint8Array } | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch {
    return undefined;
  }
}

async function openFile(target: string): Promise<ServedPage> {
  const html = await readFile(target, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new UsageError(`${target} cannot be read (${code}).`);
  });
  return {
    html,
    address: undefined,
    headers: undefined,
    read: async (address) => {
      const path = address.replace(/[?#].*$/s, '');
      if (/^(?:[a-z]+:)?\/\//i.test(path)) return undefined;
      // Any folder from the page's own upwards may be the site's root.
      for (const folder of foldersFrom(dirname(resolve(target)))) {
        const bytes = await readFile(resolve(folder, path.replace(/^\/+/, ''))).catch(() => undefined);
        if (bytes) return bytes;
      }
      return undefined;
    },
  };
}

function foldersFrom(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersFrom(above)];
}
