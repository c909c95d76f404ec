import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { UnreadableError } from '../command.ts';
import { DownloadError, download, LIMITS, type Limits, RefusedError } from './download.ts';

export interface ServedPage {
  bytes: Uint8Array;
  /** The page's final address; undefined for a file. */
  address: string | undefined;
  headers: Headers | undefined;
  read: (address: string) => Promise<ReadFile>;
}

/** A file that the page names: its content, why it cannot be had or is not fetched, or nothing if a local page's site may have it. */
export interface ReadFile {
  bytes?: Uint8Array;
  headers?: Headers;
  failure?: string;
  refusal?: string;
}

/**
 * Reads a page from an address or file. Throws an `UnreadableError`, which never quotes the query because it may contain a
 * token.
 */
export const openPage = (target: string, limits = LIMITS): Promise<ServedPage> =>
  /^https?:\/\//i.test(target) ? openAddress(target, limits) : openFile(target, limits);

async function openAddress(target: string, limits: Limits): Promise<ServedPage> {
  if (!URL.canParse(target)) throw new UnreadableError('the address is not valid.');
  const named = new URL(target);
  const shown = `${named.origin}${named.pathname}`;
  const { address, status, headers, bytes } = await download(named, named.origin, limits).catch((error: unknown) => {
    throw error instanceof DownloadError ? new UnreadableError(`${shown} ${error.message}.`) : error;
  });
  if (status < 200 || status > 299) throw new UnreadableError(`${shown} responded with status ${status}.`);
  return {
    bytes,
    address: address.href,
    headers,
    read: (file) => readFrom(file, address, named.origin, ofFiles(limits)),
  };
}

/** A file that is late must not cost the others their turn. */
const ofFiles = (limits: Limits): Limits => ({ ...limits, time: Math.min(limits.time, 10_000) });

async function readFrom(file: string, page: URL, trusted: string, limits: Limits): Promise<ReadFile> {
  if (!URL.canParse(file, page.href)) return { failure: 'is no address' };
  try {
    const { status, headers, bytes } = await download(new URL(file, page), trusted, limits);
    return status >= 200 && status <= 299 ? { bytes, headers } : { failure: `responds with status ${status}` };
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    return { [error instanceof RefusedError ? 'refusal' : 'failure']: error.message };
  }
}

async function openFile(target: string, limits: Limits): Promise<ServedPage> {
  const bytes = await readUpTo(target, limits).catch((error: NodeJS.ErrnoException | UnreadableError) => {
    throw error instanceof UnreadableError ? error : new UnreadableError(`${target} cannot be read (${error.code}).`);
  });
  return {
    bytes,
    address: undefined,
    headers: undefined,
    read: async (file) => {
      const path = file.replace(/[?#].*$/s, '');
      if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path)) return {};
      // Any folder from the page's own upwards may be the site's root.
      for (let folder = dirname(resolve(target)); ; folder = dirname(folder)) {
        const found = resolve(folder, path.replace(/^\/+/, ''));
        const isFile = await stat(found).then(
          (each) => each.isFile(),
          () => false,
        );
        const bytes = isFile ? await readUpTo(found, limits).catch(() => undefined) : undefined;
        if (bytes) return { bytes };
        if (folder === dirname(folder)) return {};
      }
    },
  };
}

/** Reads a file that may be a device or a pipe without an end. */
async function readUpTo(file: string, { bytes: most, time }: Limits): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const stream = createReadStream(file, { signal: AbortSignal.timeout(time) });
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new UnreadableError(`${file} has more than ${Math.round(most / 1_048_576)} MiB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
