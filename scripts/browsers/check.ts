import { readdirSync, readFileSync } from 'node:fs';
import { EXCEPTIONS } from './exceptions.ts';
import { browsersOn, type Finding, FORMS, LOOKS } from './floor.ts';
import { featuresOfScript } from './scripts.ts';
import { featuresOfStyles } from './styles.ts';

/** Fails if the build needs a newer browser than docs/host.md states, or if that page states other versions. */
const assets = readdirSync('dist/assets');
const textOf = (name: string) => readFileSync(`dist/assets/${name}`, 'utf8');
const found: Finding[] = [
  ...assets.filter((name) => name.endsWith('.js')).flatMap((name) => featuresOfScript(name, textOf(name))),
  ...assets.filter((name) => name.endsWith('.css')).flatMap((name) => featuresOfStyles(name, textOf(name))),
];

const problems = [
  ...found
    .filter(({ feature }, at) => found.findIndex((one) => one.feature === feature) === at)
    .filter(({ feature }) => !Object.hasOwn(EXCEPTIONS, feature))
    .map(({ feature, place }) => `${feature} is newer than the oldest supported browsers and not guarded: ${place}`),
  ...Object.keys(EXCEPTIONS)
    .filter((feature) => found.every((one) => one.feature !== feature))
    .map((feature) => `scripts/browsers/exceptions.ts lists ${feature}, which nothing uses.`),
  ...[FORMS, LOOKS]
    .map(statement)
    .filter((row) => !readFileSync('docs/host.md', 'utf8').includes(row))
    .map((row) => `docs/host.md does not state: ${row}`),
];

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

function statement(day: string): string {
  const { chrome, edge, firefox, safari } = browsersOn(day);
  return `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox} and Safari ${safari}`;
}
