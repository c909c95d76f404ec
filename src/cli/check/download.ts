import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
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
    const message = await request(next, trusted, signal, limits);
    const headers = headersOf(message);
    const location = headers.get('Location');
    const status = message.statusCode ?? 0;
    if (!REDIRECTS.includes(status) || location === null)
      return { address: next, status, headers, bytes: await read(message, headers, signal, limits) };
    message.destroy();
    if (!URL.canParse(location, next.href)) throw new DownloadError('redirects to no address');
    next = new URL(location, next);
  }
  throw new DownloadError(`redirects more than ${limits.redirects} times`);
}

const REDIRECTS = [301, 302, 303, 307, 308];

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

const request = (address: URL, trusted: string, signal: AbortSignal, limits: Limits): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      signal,
      agent: false,
      headers: {
        Accept: 'text/html, */*;q=0.8',
        'Accept-Encoding': 'gzip, deflate, br',
        'User-Agent': 'quarterly-check',
      },
      ...(address.origin !== trusted && { lookup: lookUpPublic }),
    };
    (address.protocol === 'https:' ? getHttps : getHttp)(address, options, resolve).on('error', (error) =>
      reject(failureOf(error, signal, limits)),
    );
  });

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    headers.append(name, value);
  }
  return headers;
}

async function read(message: IncomingMessage, headers: Headers, signal: AbortSignal, limits: Limits): Promise<Buffer> {
  const names = (headers.get('Content-Encoding') ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const decoders = names
    .filter((name) => name !== 'identity')
    .toReversed()
    .map(decoderOf);
  let sent = 0;
  message.on('data', (chunk: Buffer) => {
    sent += chunk.length;
    if (sent > limits.bytes) message.destroy(new DownloadError(tooLarge(limits)));
  });
  const streams: [IncomingMessage, ...NodeJS.ReadWriteStream[]] = [message, ...decoders];
  const body = (decoders.length > 0 ? pipeline(streams, () => undefined) : message) as Readable;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limits.bytes) throw new DownloadError(tooLarge(limits));
      chunks.push(chunk);
    }
  } catch (error) {
    throw failureOf(error, signal, limits);
  } finally {
    message.destroy();
  }
  if (!message.complete) throw failureOf(undefined, signal, limits);
  return Buffer.concat(chunks);
}

function decoderOf(name: string, _at: number, { length }: readonly string[]): NodeJS.ReadWriteStream {
  if (length > 2) throw new DownloadError('compresses its response more than twice');
  if (name === 'gzip' || name === 'x-gzip') return createGunzip();
  if (name === 'deflate') return createInflate();
  if (name === 'br') return createBrotliDecompress();
  throw new DownloadError('compresses its response in a way that was not asked for');
}

const tooLarge = ({ bytes }: Limits): string => `sends more than ${Math.round(bytes / 1_048_576)} MiB`;

function failureOf(error: unknown, signal: AbortSignal, limits: Limits): DownloadError {
  if (error instanceof DownloadError) return error;
  if (signal.aborted) return new DownloadError(`takes longer than ${limits.time / 1_000} seconds`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'HPE_HEADER_OVERFLOW') return new DownloadError('sends headers that are too large');
  if (UNREACHED.test(code)) return new DownloadError(`cannot be reached (${code})`);
  return new DownloadError('sent no complete response');
}

const UNREACHED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|CERT_\w+|.*_CERT\w*)$/;
