import { expect, test } from 'vitest';
import type { Api } from '#machines/api/client.ts';
import { renew } from '#machines/purchase/renew.ports.ts';
import { replies } from '#mocks/replies.ts';
import { renewOf } from '../support/renewals.ts';
import { playMany } from './purchase-play.ts';
import { Model, type Read, type Sent } from './server.ts';

const SCHEDULES = 2_000;

/** The server, which knows the countries, too. */
class RenewModel extends Model {
  override readonly api = {
    POST: (_: string, { body, params, signal }: Sent) =>
      this.call(signal, () => this.order(params.header['Idempotency-Key'], body)),
    GET: (path: string, { params, signal }: Read) =>
      this.call(signal, () =>
        path === '/api/config/shipping' ? replies.getShipping.shipping : this.read(params.path.intent_id),
      ),
    // Only what a renewal calls of it.
  } as unknown as Api;
}

test(`in ${SCHEDULES} random schedules a renewal is charged once at most, and the reader can always act [CHECK-35]`, async () => {
  const { complaints, landed, charged } = await playMany(
    {
      flow: renew,
      server: (conditions) => new RenewModel(conditions),
      input: (attempt) => renewOf('extended', attempt),
      fill: (page, edition) => page.send({ type: 'field.changed', field: 'donation', value: String(edition) }),
    },
    SCHEDULES,
  );
  console.info(`${SCHEDULES} schedules of a renewal: ${landed} led on from the page, on ${charged} charges`);
  expect(complaints).toEqual([]);
  expect(process.env.SCHEDULE !== undefined || (landed > 500 && charged > 500)).toBe(true);
}, 300_000);
