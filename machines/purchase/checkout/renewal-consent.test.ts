import { expect, test } from 'vitest';
import { submitted, typed } from '#fixtures/data/builder.ts';
import { settle } from '#fixtures/world/test-world.ts';
import { type RenewalTerms, renews } from './renewal-consent.ts';

const asked: RenewalTerms = { text_version: '2026-12', text: 'It renews every year for $24.00.', isAsked: true };
const TOLD = '2026-03-14T09:30:00.000Z';
const AGREED = '2026-03-14T09:31:00.000Z';
const LATER = '2026-03-14T09:32:00.000Z';

const shown = (terms: RenewalTerms | undefined, at = TOLD) => ({ type: 'terms.shown', terms, at }) as const;
const toggled = (at = AGREED) => ({ type: 'consent.toggled', at }) as const;

async function ordering() {
  const { send, network, context } = await typed();
  const submit = async () => {
    send(submitted);
    await settle();
  };
  const sent = () => network.of('subscribe').map(({ body }) => Object(body).renewal_consent);
  return { send, submit, sent, context };
}

test('sends what was shown and agreed with the order [BEYOND-217]', async () => {
  const { send, submit, sent } = await ordering();
  send(shown(asked), toggled());
  await submit();
  expect(sent()).toEqual([{ text_version: asked.text_version, text: asked.text, shown_at: TOLD, agreed_at: AGREED }]);
});

test('sends shown terms that ask for no consent [BEYOND-217]', async () => {
  const { send, submit, sent } = await ordering();
  send(shown({ ...asked, isAsked: false }));
  await submit();
  expect(sent()).toEqual([{ text_version: asked.text_version, text: asked.text, shown_at: TOLD }]);
});

test('keeps the first time of unchanged terms, so that a retry sends the same order', async () => {
  const { send, submit, sent } = await ordering();
  send(shown(asked), toggled(), shown(asked, LATER));
  await submit();
  expect(sent()).toMatchObject([{ shown_at: TOLD, agreed_at: AGREED }]);
});

test.each([
  ['never given', []],
  ['taken back', [toggled(), toggled(LATER)]],
  ['given to other words', [toggled(), shown({ ...asked, text: 'It renews for $48.00.' }, LATER)]],
])('sends nothing while the consent is %s [BEYOND-217]', async (_, events) => {
  const { send, submit, sent, context } = await ordering();
  send(shown(asked), ...events);
  await submit();
  expect([sent(), context().problems]).toEqual([[], [{ field: 'renewal_consent', code: 'required' }]]);
});

test('drops the consent to a renewal that is no longer shown', async () => {
  const { send, submit, sent } = await ordering();
  send(shown(asked), toggled(), shown(undefined, LATER));
  await submit();
  expect(sent()).toEqual([undefined]);
});

test('an order renews with a subscription of some years or a monthly donation', () => {
  expect([{}, { monthly: 0 }, { monthly: 1 }, { years: 1 }].map(renews)).toEqual([false, false, true, true]);
});
