import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { isPublicAddress } from './public-address.ts';

export interface Limits {
  /** Bytes of one response, both as sent and decompressed. */
  bytes: number;
  redirects: number;
  /** The timeout of a request with its redirects, in ms. */
  time: number;
}

export const LIMITS: Limits = { bytes: 10_485_760, redirects: 10, time: 15_000 };

export interface Response {
  address: URL;
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** Thrown if there is no complete response. Its message continues a sentence that begins with the address. */
export class DownloadError extends Error {
  override name = 'DownloadError';
}

/** Thrown for an address that a page may not have fetched. */
export class RefusedError extends DownloadError {}

/**
 * Fetches an address over http or https. `trusted` is the origin that the user named; every other one must be on the
 * public internet, on its default port. Throws a `DownloadError` within the limits.
 */
export async function download(address: URL, trusted: string, limits = LIMITS): Promise<Response> {
  const signal = AbortSignal.timeout(limits.time);
  let next = address;
  for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
    const refusal = refusalOf(next, trusted);
    if (refusal !== undefined)
      throw new RefusedError(redirects === 0 ? refusal : `redirects to ${next.host}, which ${refusal}`);
    try {
      const message = await request(next, trusted, signal);
      const { statusCode: status = 0, headers } = message;
      const { location } = headers;
      if (![301, 302, 303, 307, 308].includes(status) || location === undefined)
        return { address: next, status, headers: headersOf(message), bytes: await read(message, limits) };
      message.destroy();
      if (!URL.canParse(location, next.href)) throw new DownloadError('redirects to no address');
      next = new URL(location, next);
    } catch (error) {
      throw failureOf(error, signal, limits);
    }
  }
  throw new DownloadError(`redirects more than ${limits.redirects} times`);
}

function refusalOf({ protocol, origin, port, hostname }: URL, trusted: string): string | undefined {
  if (protocol !== 'http:' && protocol !== 'https:') return 'is no http or https address';
  if (origin === trusted) return undefined;
  if (port !== '') return `is on port ${port}, which only the checked page's own origin may use`;
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) > 0 && !isPublicAddress(literal) ? NOT_PUBLIC : undefined;
}

const NOT_PUBLIC = 'is not on the public internet';

/** A host with any private address is refused, so that no second look-up can choose it. */
const lookUpPublic: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new DownloadError('has no address'), '');
    if (!found.every(({ address }) => isPublicAddress(address))) return callback(new RefusedError(NOT_PUBLIC), '');
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });

const HEADERS = {
  Accept: 'text/html, */*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br',
  'User-Agent': 'quarterly-check',
};

const request = (address: URL, trusted: string, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const guarded = address.origin !== trusted && { lookup: lookUpPublic };
    const get = address.protocol === 'https:' ? getHttps : getHttp;
    get(address, { signal, agent: false, headers: HEADERS, ...guarded }, resolve).on('error', reject);
  });

const headersOf = ({ headers }: IncomingMessage): Headers =>
  new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));

async function read(message: IncomingMessage, { bytes: most }: Limits): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw tooLarge(most);
    chunks.push(chunk);
  }
  const sent = Buffer.concat(chunks);
  const encoding = message.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const decode = DECODERS[encoding];
  if (!decode) throw new DownloadError('compresses its response in a way that was not asked for');
  return decode(sent, { maxOutputLength: most }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(most) : error;
  });
}

type Decode = (sent: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;
const DECODERS: Partial<Record<string, Decode>> = {
  identity: async (sent) => sent,
  gzip: promisify<Buffer, object, Buffer>(gunzip),
  deflate: promisify<Buffer, object, Buffer>(inflate),
  br: promisify<Buffer, object, Buffer>(brotliDecompress),
};

const tooLarge = (most: number) => new DownloadError(`sends more than ${Math.round(most / 1_048_576)} MiB`);

function failureOf(error: unknown, signal: AbortSignal, limits: Limits): DownloadError {
  if (error instanceof DownloadError) return error;
  if (signal.aborted) return new DownloadError(`takes longer than ${limits.time / 1_000} seconds`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'HPE_HEADER_OVERFLOW') return new DownloadError('sends headers that are too large');
  const isUnreached = /^(?:E(?:CONNREFUSED|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|TIMEDOUT)|CERT_\w+|\w*_CERT\w*)$/;
  return new DownloadError(isUnreached.test(code) ? `cannot be reached (${code})` : 'sent no complete response');
}
