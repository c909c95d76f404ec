import { expect } from '@playwright/test';
import { inAddress } from '../../.storybook/playing/protocol.ts';
import { storiesThat } from '../../.storybook/record/record.ts';
import { isTransient, leavesOf, stateName } from '../../.storybook/record/states.ts';
import { everyMachine } from '../../scripts/docs/flows.ts';
import { openByLink, settled, test } from './preview.ts';
import { readIndex, refOf } from './recorder.ts';

const entries = Object.values(readIndex());
const machines = await everyMachine();
const states = machines.flatMap(({ machine }) => leavesOf(machine.root).filter(isTransient).map(stateName));

const TURNS = [0, 1, 2];

for (const turn of TURNS)
  test(`plays stop in transient states on request: part ${turn + 1} of ${TURNS.length} [BEYOND-98]`, async ({
    shared: { page, takeProblems },
  }) => {
    for (const state of states.filter((_, place) => place % TURNS.length === turn)) {
      const [story] = storiesThat('passes', state);
      const entry = entries.find((one) => JSON.stringify(refOf(one)) === JSON.stringify(story));
      await openByLink(page, `id=${entry?.id}&viewMode=story&globals=stopIn:${inAddress(state)}`);
      const read = () => page.evaluate(() => window.sweep.states());
      await expect.poll(read).toContain(state);
      expect(await settled(read)).toContain(state);
    }
    await page.goto('about:blank');
    takeProblems(); // Discards the errors of plays that cannot continue.
  });
