import { expect, test } from 'vitest';
import { type Answering, answering, listen } from '../../mocks/http/serve.ts';
import { createJournal } from '../../mocks/journal/journal.ts';
import { kitFlows } from '../flows/flows.ts';
import { mockJournal } from '../profile.ts';
import { runFlows } from '../runner/run.ts';
import { fastClock } from './fast-clock.ts';
import { complaintsIn, notRunIn, runAgainst } from './run-against.ts';

test('passes again with the remaining test data', async () => {
  const server = await listen(answering(createJournal({ keepsCookies: true })));
  const profile = mockJournal;
  const flows = kitFlows.filter(({ name }) => ['address-deletion', 'redeem', 'invoice'].includes(name));
  const again = { server: server.url, profile, flows, clock: fastClock };
  await runFlows({ ...again, run: 'one' });
  const report = await runFlows({ ...again, run: 'two' });
  await server.close();
  expect(complaintsIn(report)).toEqual([]);
  expect(new Set(notRunIn(report))).toContain(`redeem: the gift ${profile.gifts?.open} was redeemed or has expired`);
});

test('checks the other flows of a server without gifts and digital goods', async () => {
  const journal = answering(createJournal({ keepsCookies: true }));
  const missing = () => Response.json({ errors: 'This is not sold here.' }, { status: 501 });
  const answer: Answering = async (request) =>
    (await request.clone().text()).includes('"gift-subscription"') ? missing() : journal(request);
  const { digital, issue, ...goods } = mockJournal.goods ?? {};
  const report = await runAgainst(answer, ['cart', 'cart-checkout'], { profile: { ...mockJournal, goods } });
  expect(complaintsIn(report)).toEqual([]);
  expect(new Set(notRunIn(report))).toEqual(
    new Set([
      'cart: the server answers addToCart with 501',
      'cart: the profile has no digital goods',
      'cart-checkout: the server answers addToCart with 501',
    ]),
  );
});

test("skips what the server's pages do not offer, without complaints", async () => {
  const journal = answering(createJournal({ keepsCookies: true }));
  const report = await runAgainst(journal, ['renew']);
  expect(complaintsIn(report)).toEqual([]);
  expect(notRunIn(report)).toEqual(['renew: the page of renew does not offer checkout_later']);
});
