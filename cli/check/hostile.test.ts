import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { effort } from '#fixtures/world/effort.ts';
import { UnreadableError } from '../command.ts';
import { printable } from '../printable.ts';
import { run } from '../run.ts';
import { check } from './check.ts';
import { checkPage } from './check-page.ts';
import { download } from './download.ts';
import { isPublicAddress } from './public-address.ts';
import { reportOf } from './report.ts';
import { openPage } from './served-page.ts';

const LIMITS = { bytes: 1_000_000, redirects: 3, time: 20_000 };
const HURRIED = { ...LIMITS, time: 400 };

const zeros = Buffer.alloc(3_000_000);
const brotli = brotliCompressSync(zeros);
const requested: string[] = [];

const answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/endless': (response) => {
    const timer = setInterval(() => response.write('<p>'), 5);
    response.on('close', () => clearInterval(timer));
  },
  '/flood': (response) => {
    const flood = (): void => {
      while (response.write(zeros.subarray(0, 65_536)) && !response.destroyed);
      response.once('drain', flood);
    };
    flood();
  },
  '/silent': () => undefined,
  '/slow-head': (response) => void response.socket?.write('HTTP/1.1 200 OK\r\nX-A: '),
  '/circle': (response) => response.writeHead(302, { Location: '/circle' }).end(),
  '/chain': (response, { url }) => response.writeHead(302, { Location: `${url}x` }).end(),
  '/gzip': (response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(zeros)),
  '/brotli': (response) => response.writeHead(200, { 'Content-Encoding': 'br' }).end(brotli),
  '/deflate': (response) => response.writeHead(200, { 'Content-Encoding': 'deflate' }).end(deflateSync(zeros)),
  '/twice': (response) => response.writeHead(200, { 'Content-Encoding': 'gzip, gzip' }).end(gzipSync(gzipSync(zeros))),
  '/zstd': (response) => response.writeHead(200, { 'Content-Encoding': 'zstd' }).end('x'),
  '/headers': (response) => response.writeHead(200, { 'X-Large': 'x'.repeat(100_000) }).end(),
  '/garbage': (response) => void response.socket?.end('\u0000\u0001 no http'),
  '/nowhere': (response) => response.writeHead(302, { Location: 'http://' }).end(),
  '/file': (response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
  '/metadata': (response) => response.writeHead(302, { Location: 'http://169.254.169.254/latest/' }).end(),
  '/neighbour': (response) => response.writeHead(302, { Location: `http://127.0.0.2:${port()}/` }).end(),
  '/port': (response) => response.writeHead(302, { Location: 'http://journal.example:6379/' }).end(),
};

const server = createServer((request, response) => {
  requested.push(request.url ?? '');
  const name = Object.keys(answers).find((each) => request.url?.startsWith(each)) ?? '';
  (answers[name] ?? (() => response.writeHead(404).end()))(response, request);
});
const port = () => (server.address() as AddressInfo).port;
const origin = () => `http://localhost:${port()}`;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('gives up on a hostile server within its limits, with a sentence [BEYOND-76]', async () => {
  const expected: Record<string, RegExp> = {
    '/endless': /takes longer than 0\.4 seconds/,
    '/flood': /sends more than 1 MiB/,
    '/silent': /takes longer/,
    '/slow-head': /takes longer/,
    '/circle': /redirects more than 3 times/,
    '/chain': /redirects more than 3 times/,
    '/gzip': /sends more than 1 MiB/,
    '/brotli': /sends more than 1 MiB/,
    '/deflate': /sends more than 1 MiB/,
    '/twice': /compresses its response in a way/,
    '/zstd': /compresses its response in a way/,
    '/headers': /headers that are too large/,
    '/garbage': /sent no complete response/,
    '/nowhere': /redirects to no address/,
    '/file': /no http or https address/,
    '/metadata': /169\.254\.169\.254, which is not on the public internet/,
    '/neighbour': /which is on port \d+, which only/,
    '/port': /is on port 6379/,
  };
  for (const [path, words] of Object.entries(expected)) {
    const begin = performance.now();
    const limits = String(words).includes('takes longer') ? HURRIED : LIMITS;
    const failure = await openPage(`${origin()}${path}?token=tok_secret`, limits).catch((error: unknown) => error);
    expect.soft(failure, path).toBeInstanceOf(UnreadableError);
    expect.soft(String(failure), path).toMatch(words);
    expect.soft(String(failure), path).not.toContain('tok_secret');
    expect.soft(performance.now() - begin, path).toBeLessThan(5_000);
  }
});

describe('the addresses that a page names', () => {
  test('are fetched from the page’s own origin, and elsewhere on the public internet only [BEYOND-76]', async () => {
    const own = new URL(origin());
    await expect(download(new URL('/own.js', own), own.origin, LIMITS)).resolves.toMatchObject({ status: 404 });
    const before = requested.length;
    const hosts = [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '0.0.0.0',
      '[::ffff:127.0.0.1]',
      '2130706433',
      '0x7f.1',
      '017700000001',
    ];
    const private_ = [
      '10.0.0.1',
      '100.64.0.1',
      '169.254.169.254',
      '172.31.0.1',
      '192.168.1.1',
      '[fd00::1]',
      '[fe80::1]',
      '[64:ff9b::7f00:1]',
    ];
    for (const host of [...hosts, ...private_])
      await expect(download(new URL(`http://${host}/`), 'https://journal.example', LIMITS), host).rejects.toThrow(
        'not on the public internet',
      );
    for (const scheme of [
      'file:///etc/passwd',
      'ftp://a.example/',
      'data:,x',
      'javascript:1',
      'blob:https://a.example/1',
    ])
      await expect(download(new URL(scheme), 'https://journal.example', LIMITS), scheme).rejects.toThrow(
        'no http or https',
      );
    expect(requested).toHaveLength(before);
  });

  test('never count as public in a reserved range, however they are written', () => {
    fc.assert(
      fc.property(
        fc.ipV4(),
        fc.constantFrom('10.', '127.', '169.254.', '192.168.', '0.', '240.'),
        (address, prefix) => {
          const parts = address.split('.');
          const inside = [...prefix.split('.').filter(Boolean), ...parts].slice(0, 4).join('.');
          expect(isPublicAddress(inside)).toBe(false);
          expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
        },
      ),
    );
    expect(['8.8.8.8', '2606:4700::1111', '198.41.0.4'].map(isPublicAddress)).toEqual([true, true, true]);
    expect(['2002:7f00:1::', '2001:db8::1', 'fe80::1%eth0', 'localhost', ''].map(isPublicAddress)).not.toContain(true);
  });
});

const HEAD = '<!doctype html><html lang="en"><head><meta charset="utf-8">';

async function checkedHtml(html: string, read = async () => ({})) {
  const begin = performance.now();
  const findings = await checkPage({ bytes: Buffer.from(html), address: undefined, headers: undefined, read }).catch(
    (error: unknown) => error,
  );
  return { findings, time: performance.now() - begin };
}

test('answers in seconds for pages with very many or very deep elements [BEYOND-76]', async () => {
  const digest = 'sha384-AAAA';
  const many: Record<string, string> = {
    tags: '<i>x</i>'.repeat(20_000),
    nested: '<div>'.repeat(4_000),
    deeper: '<div>'.repeat(50_000),
    misnested: Array.from({ length: 20_000 }, (_, at) => `<b id=${at}><p>`).join(''),
    scripts: `<script src="a.js" integrity="${digest}"></script>`.repeat(20_000),
    different: Array.from({ length: 20_000 }, (_, at) => `<script src="${at}.js" integrity="${digest}"></script>`).join(
      '',
    ),
    points: '<div data-journal="login">'.repeat(3_000),
    unknown: '<div data-journal="logn"></div>'.repeat(20_000),
    policies: `${'<meta http-equiv="Content-Security-Policy" content="script-src a">'.repeat(5_000)}${'<style>a{}</style>'.repeat(5_000)}`,
    directives: `<meta http-equiv="Content-Security-Policy" content="${Array.from({ length: 100_000 }, (_, at) => `script-sr${at} self`).join(';')}">`,
    imports: `<script type="module">import "/${'embed-'.repeat(500_000)}</script>`,
    secrets: 'sk_live_abc '.repeat(100_000),
    closing: `${'<span>'.repeat(4_000)}${'</x>'.repeat(100_000)}`,
    attributes: `<p ${Array.from({ length: 50_000 }, (_, at) => `a${at}=1`).join(' ')}>`,
  };
  for (const [name, body] of Object.entries(many)) {
    const { findings, time } = await checkedHtml(HEAD + body);
    expect.soft(Array.isArray(findings) || findings instanceof UnreadableError, `${name} ${findings}`).toBe(true);
    expect.soft(time, name).toBeLessThan(15_000);
  }
}, 120_000);

test('reads a limited number of files [BEYOND-76]', async () => {
  let reads = 0;
  const scripts = Array.from({ length: 1_000 }, (_, at) => `<script src="${at}.js" integrity="sha384-A"></script>`);
  const { findings } = await checkedHtml(HEAD + scripts.join(''), async () => {
    reads += 1;
    return {};
  });
  expect(reads).toBeLessThan(210);
  expect(findings).toContainEqual({ severity: 'warning', text: 'Only 200 of 1000 scripts and styles were checked.' });
});

test('prints nothing that a terminal would obey or hide, and short lines [BEYOND-76]', async () => {
  const hostile = fc.string({
    unit: fc.constantFrom(
      '\u001b[31m',
      '\u009b',
      '\u0007',
      '\u202e',
      '\u200b',
      '\u2028',
      '\u2066',
      '\ufeff',
      '\u{e0041}',
      '\r',
      '\n',
      '\ud800',
      'a',
      '"',
      '<',
    ),
  });
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (one, other) => {
      const attribute = one.replaceAll('"', '&quot;');
      const json = JSON.stringify({
        settings: {
          journal: one,
          [other]: 1,
          messages: { [`login.${other}`]: one, 'submit.placeOrder': `{${one}}` },
          navigation: { menu: [{ text: one, href: other }] },
        },
        [one]: other,
      });
      const html = `${HEAD}<title>${one}</title><base href="${attribute}"><form name="${attribute}"></form><div data-journal="${attribute}"></div><meta http-equiv="Content-Security-Policy" content="${attribute}"><script type="module" src="${attribute}/quarterly.js" integrity="${attribute}"></script><script type="application/json" id="journal-data">${json}</script>`;
      let out = '';
      const print = (text: string) => {
        out += text;
      };
      const terminal = { out: print, err: print, readInput: async () => '' };
      const { findings } = await checkedHtml(html);
      expect(Array.isArray(findings)).toBe(true);
      if (Array.isArray(findings)) print(reportOf(findings));
      const name = (one + other).replaceAll('\0', '');
      await run(['check', `nowhere-${name}`], terminal, { check }, '1.0.0');
      await run([`no${name}`], terminal, { check }, '1.0.0');
      for (const line of out.split('\n')) {
        expect(line).toBe(printable(line, 10_000));
        expect(line.length).toBeLessThan(1_200);
      }
    }),
    { numRuns: effort(40, 200, 1_000) },
  );
});
