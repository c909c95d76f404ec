import { globSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { replyOf } from '#fixtures/world/network.ts';
import { createApi } from '#machines/api/client.ts';
import { read } from '#machines/api/reply.ts';
import { Fulfilment } from '#machines/api/schemas/checkout/Fulfilment.ts';
import { replies } from '#mocks/replies.ts';
import { routes } from '#mocks/routes.gen.ts';
import { callIds } from '#mocks/routes.ts';

test('a proxy that keeps everything still passes on what changes', async () => {
  const kept = new Map<string, Response>();
  const answers = [replyOf('getFulfilment', 'inProgress'), replyOf('getFulfilment', 'completed')];
  vi.stubGlobal('fetch', async ({ url, cache }: Request) => {
    const fresh = cache === 'no-store' ? undefined : kept.get(url);
    const answer = fresh ?? answers.shift() ?? expect.fail('Nothing more is asked.');
    kept.set(url, answer.clone());
    return answer;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const api = createApi('http://journal.test');
  const poll = () =>
    read(api.GET('/api/checkout/{intent_id}', { params: { path: { intent_id: 'pi_3Pq81x' } } }), Fulfilment);
  expect(await poll()).toEqual({ kind: 'ok', output: replies.getFulfilment.inProgress.body });
  expect(await poll()).toEqual({ kind: 'ok', output: replies.getFulfilment.completed.body });
});

test('only what the contract calls public is taken from a cache', () => {
  const ports = globSync('machines/**/*.ports.ts').map((file) => readFileSync(file, 'utf8'));
  const cached = ports
    .flatMap((text) => [...text.matchAll(/\bapi\.GET\(\s*'([^']+)'[^;]*?cache: 'default'/g)])
    .map(([, path]) => path);
  const isPublic = (id: (typeof callIds)[number]) =>
    Object.values(replies[id]).some((reply) => JSON.stringify(reply).includes('"public, max-age'));
  expect(new Set(cached)).toEqual(new Set(callIds.filter(isPublic).map((id) => routes[id].path)));
});
