import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { test as base } from './host-page.ts';

/** What a page sent that changes something. */
interface Sent {
  method: string | undefined;
  path: string | undefined;
  body: string;
}

/** A host behind a line on which every script waits until the test lets it come. */
export interface Late {
  /** Opens a page as its HTML stands there, before any script. */
  open: (path: string) => Promise<void>;
  /** Lets the scripts come, and waits until every widget has taken over what was done. */
  arrive: () => Promise<void>;
  /** From now on scripts wait again. */
  hold: () => void;
  /** What was sent so far, in order. */
  sent: Sent[];
}

export const test = base.extend<{ line: { origin: string; gate: Gate; sent: Sent[] }; late: Late }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from the pattern.
  line: async ({}, use, { config }) => {
    const gate = createGate();
    const sent: Sent[] = [];
    const server = createServer(async (given, response) => {
      const { method, url, headers } = given;
      if (url?.endsWith('.js')) await gate.passed();
      const body = await buffer(given).catch(() => undefined);
      if (body === undefined || response.destroyed) return;
      if (method !== 'GET') sent.push({ method, path: url, body: body.toString() });
      const asked = request(new URL(url ?? '/', config.metadata.hostSite), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
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
  late: async ({ page, line: { gate, sent } }, use) => {
    await use({
      open: async (path) => {
        await page.goto(path, { waitUntil: 'commit' });
        await standing(page);
      },
      arrive: async () => {
        gate.open();
        await takenOver(page);
      },
      hold: gate.close,
      sent,
    });
  },
});

/** Waits until all of a page's HTML is there. */
export const standing = (page: Page): Promise<void> => expect(page.locator('#journal-data')).toBeAttached();

/** Waits until each widget's code has taken over its HTML, and all that was done early is done again; a footer waits for its reader. */
async function takenOver(page: Page): Promise<void> {
  await expect(page.locator(':is(header, main) .jr-early')).toHaveCount(0);
}

type Gate = ReturnType<typeof createGate>;

function createGate() {
  let gate = Promise.withResolvers<void>();
  return {
    passed: () => gate.promise,
    open: () => gate.resolve(),
    close: () => {
      gate = Promise.withResolvers<void>();
    },
  };
}
