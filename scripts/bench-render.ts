import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pages } from '#mocks/replies.ts';
import { visits } from '#mocks/routes.gen.ts';
import { mounts } from '#src/mounts.ts';
import type * as Server from '#src/server.tsx';
import type { Widget } from '#src/widgets.ts';

// Measures the renders per second of CPU time for each widget, and the heap left after many renders: node --expose-gc
// scripts/bench-render.ts [SECONDS]
const SECONDS = Number(process.argv[2] ?? 2);
const MANY = 100_000;
const file = pathToFileURL(resolve('dist/server.js')).href;
const { render } = (await import(file)) as typeof Server; // the build of that module

const samples = Object.keys(visits)
  .filter((id) => id in pages)
  .flatMap((id) => samplesOf(id as keyof typeof pages)); // the filter leaves only page names

const rates: number[] = [];
for (const { widget, data } of samples) {
  await renderFor(widget, data, 0.3);
  const { renders, seconds, bytes } = await renderFor(widget, data, SECONDS);
  rates.push(renders / seconds);
  console.log(
    `${widget.padEnd(24)}${(renders / seconds).toFixed(0).padStart(7)} a second  ${(bytes / 1024).toFixed(1).padStart(6)} KiB`,
  );
}
console.log(
  `all, one after the other: ${(rates.length / rates.reduce((sum, rate) => sum + 1 / rate, 0)).toFixed(0)} a second`,
);

const before = await heap();
for (let count = 0; count < MANY; count += 1) {
  if (count % 100 === 0) await turn();
  const sample = samples[count % samples.length];
  if (sample) await render(sample.widget, sample.data);
}
console.log(`heap: ${before} MiB, after ${MANY} renders ${await heap()} MiB`);

function samplesOf(id: keyof typeof pages): { widget: Widget; data: unknown }[] {
  const [data] = Object.values(pages[id]).flatMap((example) => ('body' in example ? [example.body as unknown] : []));
  const widgets = Object.entries(mounts).filter(([, { route }]) => route === visits[id].path);
  return widgets.map(([widget]) => ({ widget: widget as Widget, data })); // a key of the table
}

async function renderFor(widget: Widget, data: unknown, seconds: number) {
  const start = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000_000;
  };
  let renders = 0;
  let bytes = 0;
  while (spent() < seconds) {
    bytes = (await render(widget, data)).length;
    renders += 1;
  }
  return { renders, seconds: spent(), bytes };
}

async function heap(): Promise<string> {
  await turn();
  globalThis.gc?.();
  return (process.memoryUsage().heapUsed / 2 ** 20).toFixed(1);
}

/** Yields to the event loop, so that finished streams are freed. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
