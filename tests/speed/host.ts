import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { examplePages } from '../../scripts/docs/host-pages.ts';

/** The example pages of these widgets, or of the usual ones. */
export function pagesOf(named: readonly string[]): { name: string; address: string }[] {
  const wanted = named.length > 0 ? named : USUAL;
  const pages = examplePages()
    .map(({ address, widgets: [, name = ''] }) => ({ name, address }))
    .filter(({ name }) => wanted.includes(name));
  if (pages.length < wanted.length) throw new Error(`Not every one of ${wanted.join(', ')} has an example page.`);
  return pages;
}

const USUAL = ['login', 'name', 'store', 'product', 'subscribe', 'checkout', 'account', 'donate'];

/** Serves the example host of a checkout with its build. */
export async function startHost(port: number, checkout = '.'): Promise<{ origin: string; host: ChildProcess }> {
  const origin = `http://localhost:${port}`;
  const host = spawn(process.execPath, ['scripts/host-site.ts', String(port)], {
    cwd: checkout,
    env: { ...process.env, HOST_BUILD: resolve(checkout, 'dist') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(origin).catch(() => undefined))) {
    if (host.exitCode !== null) throw new Error(`The example host of ${checkout} did not start.`);
    await setTimeout(200);
  }
  return { origin, host };
}
