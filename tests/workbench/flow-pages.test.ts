import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callsOfFlows } from '#fixtures/world/flow-calls.ts';
import { everyMachine } from '../../scripts/docs/flows.ts';
import { readLedger } from '../../scripts/trace.ts';
import { flowPages } from '../../scripts/workbench/flow-pages.ts';

const pages = await flowPages();

test('every machine has a page in a section of the sidebar [BEYOND-110]', async () => {
  const machines = (await everyMachine()).map(({ machine }) => machine.id);
  expect(pages.map(({ machine }) => machine)).toEqual(machines);
  for (const { title, exported, file } of pages) {
    expect(title).toMatch(/^(Log in|Subscribe|Give and redeem|Donate|Store|Pay|Account|Every page)\/Flow: /);
    expect(readFileSync(file, 'utf8')).toContain(`export const ${exported} `);
  }
});

test('every call of a flow is on a page, with the machine that makes it [BEYOND-110]', () => {
  const shown = new Set(pages.flatMap(({ calls }) => calls));
  expect(callsOfFlows().filter((call) => !shown.has(call))).toEqual([]);
  expect(pages.find(({ machine }) => machine === 'signInCode')?.calls).toEqual(['requestCode', 'verifyCode']);
});

test('a page lists only the requirements and machines of its flow [BEYOND-110]', () => {
  const signIn = pages.find(({ machine }) => machine === 'signInCode');
  expect(signIn?.requirements).toContain('ENTRY-11');
  expect(signIn?.requirements).not.toContain('CHECK-46');
  expect(pages.find(({ machine }) => machine === 'subscribe')?.runs).toEqual([
    'checkout',
    'shipping',
    'products',
    'addToCart',
  ]);
  const known = new Set(readLedger().map(({ id }) => id));
  for (const { requirements } of pages) expect(requirements.filter((id) => !known.has(id))).toEqual([]);
});
