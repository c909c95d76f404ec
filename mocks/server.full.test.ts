import { once } from 'node:events';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { run, start } from '#fixtures/world/mock-server.ts';
import { listen } from './http/serve.ts';
import { replies, requests } from './replies.ts';

test('starts with its options, and returns to them after a reset [BEYOND-116]', async () => {
  const address = await start('--own-origin', '--reader', 'expired', '--scenario', 'order-offline');
  const change = await fetch(`${address}/api/access/logout`, {
    method: 'POST',
    headers: { Origin: 'https://front.example' },
  });
  expect(change.status).toBe(403);
  const read = await fetch(`${address}/api/account/subscriber`);
  expect(await read.json()).toMatchObject({ subscriber: { account: { name: 'Kwame Boateng' } } });
  const order = `${address}/api/subscribe?captcha=token`;
  await expect(fetch(order, { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed');
  const preferred = await fetch(order, { method: 'POST', body: '{}', headers: { Prefer: 'example=gratis' } });
  expect(await preferred.json()).toEqual(replies.subscribe.gratis.body);
  await fetch(`${address}/__journal/reset`, { method: 'POST' });
  const session = await (await fetch(`${address}/__journal/session`)).json();
  expect(session).toMatchObject({ reader: 'kwame@reader.example', scenario: 'order-offline' });
});

test('reports a port in use without a stack [BEYOND-116]', async () => {
  const server = await listen(async () => new Response());
  onTestFinished(() => server.close());
  const { said, code } = await ended('stderr', '--port', server.url.port);
  expect([said, code]).toEqual([expect.stringMatching(/^listen EADDRINUSE[^\n]*\n\nnpm run mock/), 2]);
  expect(said).not.toContain('    at ');
});

test.each([['--port', '70000'], ['--webhook', 'http://localhost:1', '--webhook-secret', ''], ['--port']])(
  'reports the invalid option %s in a sentence [BEYOND-116]',
  async (...options) => {
    const { said, code } = await ended('stderr', ...options);
    expect([said, code]).toEqual([expect.stringMatching(/^[^\n.]+\.\n\nnpm run mock -- \[OPTION\]…\n/), 2]);
    expect(said).not.toContain('    at ');
  },
);

test('prints its options [BEYOND-116]', async () => {
  const { said, code } = await ended('stdout', '--help');
  expect([said, code]).toEqual([expect.stringMatching(/^npm run mock -- \[OPTION\]…\n {2}--port NUMBER/), 0]);
});

test('posts events to the webhook [BEYOND-118]', async () => {
  const taken = Promise.withResolvers<string>();
  const server = await listen(async (request) => {
    const [body, signature] = [await request.text(), request.headers.get('Stripe-Signature') ?? ''];
    taken.resolve(Stripe.webhooks.constructEvent(body, signature, 'whsec_quarterly').type);
    return new Response(null, { status: 204 });
  });
  onTestFinished(() => server.close());
  const address = await start('--webhook', server.url.href);
  await fetch(`${address}/api/donate?captcha=fresh`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(requests.donate.onetime.body),
  });
  expect(await taken.promise).toBe('payment_intent.created');
});

async function ended(stream: 'stdout' | 'stderr', ...options: string[]) {
  const server = run(...options);
  let said = '';
  server[stream]?.on('data', (words) => {
    said += words;
  });
  const [code] = await once(server, 'close');
  return { said, code };
}
