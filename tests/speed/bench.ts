import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '#fixtures/world/free-port.ts';
import { readManifest } from '../../scripts/budgets/weigh.ts';
import { buildFloor } from '../../scripts/budgets.ts';
import { pagesOf, startHost } from './host.ts';
import { type Figures, type Subject, visits } from './visit.ts';

// Measures example pages of a host in turns with the floor: `npm run bench -- [WIDGET …] [--rounds 5]`.
// `--before FOLDER` also measures the build of another checkout. Ratios are medians of those within a round, because
// the machine's speed changes between rounds; beside them are the first and the last quarter.

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, before: { type: 'string' } },
});
const pages = pagesOf(positionals);

const folder = mkdtempSync(join(tmpdir(), 'quarterly-floor-'));
const hosts: ChildProcess[] = [];
const floors = await serveFloor();
try {
  const floor = { address: originOf(floors), root: 'body' };
  const serve = async (variable: string, checkout?: string) => {
    const { origin, host } = await startHost(await freePort(variable), checkout);
    hosts.push(host);
    return origin;
  };
  const ours = await serve('BENCH_PORT');
  const before = options.before && (await serve('BENCH_BEFORE_PORT', options.before));
  for (const { name, address } of pages) {
    const subjectOn = (host: string): Subject => ({ address: host + address, root: 'main [data-journal]' });
    const rounds: { floor: Figures; ours: Figures; before?: Figures }[] = [];
    while (rounds.length < Number(options.rounds))
      rounds.push({
        floor: await visits(floor),
        ...(before && { before: await visits(subjectOn(before)) }),
        ours: await visits(subjectOn(ours)),
      });
    const kinds = Object.keys(rounds[0]?.ours ?? {});
    console.log(`\n${name}, medians of ${rounds.length} rounds; times in ms, sizes in bytes`);
    console.table(
      Object.fromEntries(
        kinds.map((kind) => {
          const of = (figures: Figures | undefined) => figures?.[kind] ?? Number.NaN;
          return [
            kind,
            {
              floor: shortOf(quarterOf(rounds.map((round) => of(round.floor)))),
              ...(before && { before: shortOf(quarterOf(rounds.map((round) => of(round.before)))) }),
              ours: shortOf(quarterOf(rounds.map((round) => of(round.ours)))),
              '× floor': ratioOf(rounds.map((round) => of(round.ours) / of(round.floor))),
              ...(before && { '× before': ratioOf(rounds.map((round) => of(round.ours) / of(round.before))) }),
            },
          ];
        }),
      ),
    );
  }
} finally {
  for (const host of hosts) host.kill();
  floors.close();
  rmSync(folder, { recursive: true });
}

async function serveFloor(): Promise<Server> {
  await buildFloor(folder);
  const [{ file }] = Object.values(readManifest(folder)) as [{ file: string }]; // the floor is one script
  const script = brotliCompressSync(readFileSync(join(folder, file)));
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title><link rel="icon" href="data:,">
<script type="module" src="/${file}"></script></head><body></body></html>`;
  const server = createServer(({ url }, response) => {
    if (url === '/') response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }).end(page);
    else
      response
        .writeHead(200, {
          'Content-Type': 'text/javascript',
          'Content-Encoding': 'br',
          'Cache-Control': 'public, max-age=31536000, immutable',
        })
        .end(script);
  }).listen(0);
  await once(server, 'listening');
  return server;
}

function originOf(server: Server): string {
  const { port } = server.address() as AddressInfo; // it listens on a port
  return `http://localhost:${port}`;
}

function quarterOf(all: readonly number[], quarter = 2): number {
  const sorted = all.toSorted((one, other) => one - other);
  return sorted[Math.round(((sorted.length - 1) * quarter) / 4)] ?? Number.NaN;
}

function ratioOf(ratios: readonly number[]): string {
  const [low, middle, high] = [1, 2, 3].map((quarter) => quarterOf(ratios, quarter).toFixed(2));
  return `${middle} (${low} to ${high})`;
}

function shortOf(figure: number): number {
  return Number(figure.toFixed(figure < 10 ? 3 : 0));
}
