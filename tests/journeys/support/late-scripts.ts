import type { EventEmitter } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { test as base } from './host-page.ts';
import { isReady, noteMounts } from './visit.ts';

interface Sent {
  method: string | undefined;
  path: string | undefined;
  body: string;
}

/** A proxy to a host that holds scripts, and all requests of scripts, until the test releases them. */
export interface Late {
  open: (path: string, tab?: Page) => Promise<void>;
  /** Releases everything, or matching addresses, and waits until the widgets have taken over early input. */
  arrive: (address?: RegExp, tab?: Page) => Promise<void>;
  letPass: (address: RegExp) => void;
  refuse: (address: RegExp) => void;
  hold: () => void;
  sent: Sent[];
}

export const test = base.extend<{ line: { origin: string; gate: Gate; sent: Sent[] }; late: Late }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from the pattern.
  line: async ({}, use, { config }) => {
    const gate = createGate();
    const sent: Sent[] = [];
    const server = createServer(async (given, response) => {
      const { method, url, headers } = given;
      const body = await buffer(given).catch(() => undefined);
      if (method !== 'GET' && body) sent.push({ method, path: url, body: body.toString() });
      if (method !== 'GET' || HELD.test(url ?? '')) await gate.passed(url ?? '', response);
      if (body === undefined || response.destroyed) return;
      // On Back, the browser would reuse a cached refusal.
      if (gate.isRefused(url ?? '')) return void response.writeHead(503, { 'cache-control': 'no-store' }).end();
      const asked = request(new URL(url ?? '/', config.metadata.hostSite), { method, headers }, (answer) => {
        // A cached script would not wait on a second visit, and the browser does not restore the fields of a page with
        // no-store.
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'cache-control': 'no-cache' });
        answer.pipe(response);
      });
      asked.on('error', () => response.destroy());
      asked.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    await use({ origin: `http://localhost:${(server.address() as AddressInfo).port}`, gate, sent });
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ line }, use) => use(line.origin),
  // These journeys act before hydration.
  hydration: async ({ context }, use) => {
    await noteMounts(context);
    await use(undefined);
  },
  late: async ({ page, line: { gate, sent } }, use) => {
    await use({
      open: async (path, tab = page) => {
        await tab.goto(path, { waitUntil: 'commit' });
        await standing(tab);
      },
      arrive: async (address = /^/, tab = page) => {
        gate.open(address);
        await isReady(tab);
      },
      letPass: gate.open,
      refuse: gate.refuse,
      hold: gate.close,
      sent,
    });
  },
});

/** Waits until the page's HTML is complete. */
export const standing = (page: Page): Promise<void> => expect(page.locator('#journal-data')).toBeAttached();

/** Held along with all changing requests: scripts, and their requests to the journal. */
const HELD = /\.js$|^\/api\//;

type Gate = ReturnType<typeof createGate>;

function createGate() {
  const opened: RegExp[] = [];
  let refused: RegExp | undefined;
  const waiting = new Map<EventEmitter, { url: string; pass: () => void }>();
  const isRefused = (url: string) => refused?.test(url) === true;
  const isOpen = (url: string) => isRefused(url) || opened.some((address) => address.test(url));
  const passOn = () => {
    for (const { url, pass } of waiting.values()) if (isOpen(url)) pass();
  };
  return {
    isRefused,
    passed: async (url: string, response: EventEmitter) => {
      if (isOpen(url)) return;
      const { promise, resolve: pass } = Promise.withResolvers<void>();
      waiting.set(response, { url, pass });
      response.once('close', pass);
      await promise;
      waiting.delete(response);
    },
    open: (address: RegExp) => {
      opened.push(address);
      refused = undefined;
      passOn();
    },
    refuse: (address: RegExp) => {
      refused = address;
      passOn();
    },
    close: () => {
      opened.length = 0;
    },
  };
}
