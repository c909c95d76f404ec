import { expect, test } from 'vitest';
import { open } from '#fixtures/world/journal.ts';
import { KEPT_FOR } from '../checkout/attempts.ts';
import { replayed } from './replays.ts';

test('repeats the answer to a key for a day, and then answers again', () => {
  const { journal, clock } = open();
  let times = 0;
  const ask = () =>
    journal.work((context) =>
      replayed(context, 'key', 'POST /v1/payment_intents', () => {
        times += 1;
        return { status: 200, body: { times } };
      }),
    );
  expect(ask()).toEqual({ status: 200, body: { times: 1 } });
  clock.now += KEPT_FOR - 1;
  expect(ask()).toEqual({ status: 200, headers: { 'Idempotent-Replayed': 'true' }, body: { times: 1 } });
  clock.now += 1;
  expect(ask()).toEqual({ status: 200, body: { times: 2 } });
});
