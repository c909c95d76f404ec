import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { type Answering, listen } from '#mocks/http/serve.ts';
import { compressed, fromMemory } from './serve.ts';

/** How long a host may take to start or stop, in ms. */
const PATIENCE = 60_000;

const STATIC = '/static';

export const staticOf = (address: string): string => STATIC + address;

/**
 * Serves the example pages of a checkout from its `dist` with its own `scripts/host-site.ts`, compressed with brotli,
 * while `use` runs. `own` can answer before the host does.
 */
export async function withHost<Result>(
  use: (origin: string) => Promise<Result>,
  { checkout = '.', own = () => undefined }: { checkout?: string; own?: (path: string) => Response | undefined } = {},
): Promise<Result> {
  const port = await freePort();
  const site = spawn(process.execPath, ['scripts/host-site.ts', String(port)], {
    cwd: checkout,
    env: { ...process.env, HOST_BUILD: resolve(checkout, 'dist') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const host = `http://localhost:${port}`;
    await untilReachable(host, site);
    const front = await listen(answering(host, own));
    try {
      return await use(front.url.origin);
    } finally {
      await front.close();
    }
  } finally {
    await end(site);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  server.close();
  await once(server, 'close');
  return port;
}

async function untilReachable(host: string, site: ChildProcess): Promise<void> {
  const latest = Date.now() + PATIENCE;
  const isUp = () =>
    fetch(host).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (site.exitCode !== null) throw new Error(`scripts/host-site.ts ended with ${site.exitCode}.`);
    if (Date.now() > latest) throw new Error(`scripts/host-site.ts did not answer within ${PATIENCE / 1_000} s.`);
    await new Promise((later) => setTimeout(later, 200));
  }
}

async function end(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null || site.signalCode !== null) return;
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  const impatient = setTimeout(() => site.kill('SIGKILL'), PATIENCE);
  await ended;
  clearTimeout(impatient);
}

function answering(host: string, own: (path: string) => Response | undefined): Answering {
  const files = fromMemory(async (address) => own(address) ?? (await pageOrFile(host, address)));
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return files(request);
    const headers = new Headers(request.headers);
    // The mock journal refuses changes from another origin.
    headers.delete('Origin');
    const body = request.body && (await request.arrayBuffer());
    return (await compressed(await fetch(host + pathname + search, { method: request.method, headers, body })))();
  };
}

async function pageOrFile(host: string, address: string): Promise<Response> {
  if (!address.startsWith(`${STATIC}/`)) return fetch(host + address);
  const page = await fetch(host + address.slice(STATIC.length));
  return new Response(withoutScripts(await page.text()), page);
}

export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b.*?<\/script>|<link rel="(?:modulepreload|expect)"[^>]*>/gs, '');
