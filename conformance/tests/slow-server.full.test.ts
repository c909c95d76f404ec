import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Answering } from '../../mocks/http/serve.ts';
import { complaintsIn, notRunIn, runAgainst } from './run-against.ts';
import { serving } from './wrong-servers/fault.ts';

const DELAY_MS = 500;

/** Flows that race, poll, pay, and wait for one another, with the front end's own timeouts. */
test.concurrent.each(['password-login', 'sign-in-code', 'idempotency-donate', 'cart', 'autorenew'])(
  'passes %s against a server that answers after half a second',
  async (flow) => {
    const right = serving();
    const answer: Answering = async (request) => {
      await setTimeout(DELAY_MS);
      return right(request);
    };
    const report = await runAgainst(answer, [flow], { clock: undefined });
    expect(complaintsIn(report)).toEqual([]);
    expect(notRunIn(report)).toEqual([]);
  },
);
