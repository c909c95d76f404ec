import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { pages } from '#mocks/replies.ts';
import { render, widgets } from '../server.tsx';
import { createRenderServer, type Renderer } from './render-service.ts';

const page = pages.showLogin.everyTab.body;
const url = 'https://journal.example/login';

describe('the render service', () => {
  const logged: string[] = [];
  const service = serving({ render, widgets });

  test('returns a widget as render does', async () => {
    const response = await service.post(`/render/login?url=${encodeURIComponent(url)}`, page);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await response.text()).toBe(await render('login', page, { url }));
  });

  test('returns several widgets of a page at once', async () => {
    const response = await service.post(`/render?widgets=header,login,footer&url=${encodeURIComponent(url)}`, page);
    expect(await response.json()).toEqual({
      header: await render('header', page, { url }),
      login: await render('login', page, { url }),
      footer: await render('footer', page, { url }),
    });
  });

  test('reports its health', async () => {
    const response = await fetch(`${service.origin()}/health`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });

  test.each([
    ['POST', '/render/nothing', '{}', 404, /"nothing".*login, logout/],
    ['POST', '/render/constructor', '{}', 404, /"constructor"/],
    ['POST', '/render?widgets=', '{}', 404, /The widgets:/],
    ['POST', '/render?widgets=login,%3Cb%3E', '{}', 404, /"<b>"/],
    ['POST', '/', '{}', 404, /Not found/],
    ['PUT', '/render/login', '{}', 405, /Use POST/],
    ['POST', '/health', '{}', 405, /Use GET or HEAD/],
    ['POST', '/render/login', '{"settings":', 400, /not valid JSON/],
    ['POST', '/render/login', '', 400, /not valid JSON/],
    ['POST', '/render/login?url=javascript:alert(1)', '{}', 400, /"url"/],
    ['POST', '/render/login?url=//evil.example', '{}', 400, /"url"/],
    ['POST', '/render/header', '{}', 422, /"header"/],
    ['POST', '/render/login', '[1,2,3]', 422, /not an object with `settings`/],
    ['POST', '/render/login', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 422, /100 levels deep/],
    ['POST', '/render/login', Buffer.from([0x22, 0xff, 0x22]), 400, /not valid UTF-8/],
    ['POST', '/render/login', 'x'.repeat(6_000_000), 413, /1048576 bytes/],
    ['POST', '/render/login', JSON.stringify('x'.repeat(1_048_576)), 413, /1048576 bytes/],
  ] as const)('refuses %s %s with its reason', async (method, path, body, status, reason) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(service.origin() + path, { method, headers, body });
    expect(response.status).toBe(status);
    expect(((await response.json()) as { error: string }).error).toMatch(reason);
    expect(logged).toEqual([]);
  });

  test.each(['text/plain', 'application/jsonp', ''])('refuses page data with the content type "%s"', async (type) => {
    const options = { method: 'POST', headers: { 'Content-Type': type }, body: '{}' };
    expect((await fetch(`${service.origin()}/render/login`, options)).status).toBe(415);
  });

  test.each([
    ['with a prototype', '{"__proto__":{"settings":{"journal":"Evil"}},"settings":{"__proto__":{"journal":"Evil"}}}'],
    ['with 100,000 lines', JSON.stringify({ ...page, lines: Array.from({ length: 100_000 }, () => 0) })],
    ['after a byte order mark', `\uFEFF${JSON.stringify(page)}`],
  ])('survives page data %s', async (_, body) => {
    const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    const html = await (await fetch(`${service.origin()}/render/login`, options)).text();
    expect(html).not.toContain('Evil');
    expect((await service.post('/render/login', page)).status).toBe(200);
  });

  test('refuses compressed page data', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    expect((await fetch(`${service.origin()}/render/login`, { method: 'POST', headers, body: '{}' })).status).toBe(415);
  });

  test('renders each widget once and lets other requests in between', async () => {
    const events: string[] = [];
    const counted = serving({
      widgets,
      render: async (widget) => {
        events.push(widget);
        return '<div></div>';
      },
    });
    counted.server.prependListener('request', ({ url }) => events.push(String(url)));
    counted.server.listen(0, 'localhost');
    await once(counted.server, 'listening');
    onTestFinished(() => void counted.server.close());
    const names = Array.from({ length: 1_000 }, () => 'login,logout').join(',');
    const [response] = await Promise.all([
      counted.post(`/render?widgets=${names}`, page),
      fetch(`${counted.origin()}/health`),
    ]);
    expect(await response.json()).toEqual({ login: '<div></div>', logout: '<div></div>' });
    expect(events.filter((event) => !event.startsWith('/'))).toEqual(['login', 'logout']);
  });

  test('stops reading a body that never ends', async () => {
    const socket = connect(service.port(), 'localhost');
    socket.on('error', () => undefined);
    socket.write(
      'POST /render/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
    const send = (): void => {
      while (!socket.destroyed && socket.write(chunk));
      if (!socket.destroyed) socket.once('drain', send);
    };
    send();
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    await new Promise((resolve) => socket.once('close', resolve));
  });

  test('keeps a connection whose body was too large but came to its end', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const statusOf = async (body: string) => {
      const headers = { 'Content-Type': 'application/json' };
      const sent = request(`${service.origin()}/render/login`, { agent, method: 'POST', headers }).end(body);
      const [response] = await once(sent, 'response');
      response.resume();
      await once(response, 'end');
      return response.statusCode;
    };
    expect(await statusOf('x'.repeat(6_000_000))).toBe(413);
    // Longer than an unfinished request is waited for.
    for (const begin = performance.now(); performance.now() < begin + 1_300; )
      expect(await statusOf(JSON.stringify(page))).toBe(200);
  });

  test('gives up on a body that arrives too slowly', async () => {
    const slow = serving({ render, widgets }, 50);
    slow.server.listen(0, 'localhost');
    await once(slow.server, 'listening');
    onTestFinished(() => void slow.server.close());
    const socket = connect(slow.port(), 'localhost');
    socket.write(
      'POST /render/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('drops a request that its host aborted', async () => {
    const broken = request(`${service.origin()}/render/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': 9 },
    });
    broken.on('error', () => undefined);
    broken.write('{');
    await once(broken, 'socket');
    broken.destroy();
    expect((await service.post('/render/login', page)).status).toBe(200);
    expect(logged).toEqual([]);
  });

  function serving(renderer: Renderer, arrival = 600_000) {
    const server = createRenderServer(renderer, { arrival, log: (text) => logged.push(text) });
    const port = () => (server.address() as AddressInfo).port;
    const origin = () => `http://localhost:${port()}`;
    return {
      port,
      origin,
      server,
      post: (path: string, body: unknown) =>
        fetch(origin() + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json; charset=utf-8' },
          body: JSON.stringify(body),
        }),
    };
  }

  beforeEach(async () => {
    logged.length = 0;
    service.server.listen(0, 'localhost');
    await once(service.server, 'listening');
  });

  afterEach(() => {
    service.server.closeAllConnections();
    service.server.close();
  });
});

test('hides the error from the host and its log, and keeps serving', async () => {
  const logged: string[] = [];
  const breaking: Renderer = { widgets, render: () => Promise.reject(new TypeError('secret of a reader')) };
  const server = createRenderServer(breaking, { log: (text) => logged.push(text) }).listen(0, 'localhost');
  await once(server, 'listening');
  const post = () =>
    fetch(`http://localhost:${(server.address() as AddressInfo).port}/render/login?url=/a?token=secret`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
  for (const response of [await post(), await post()])
    expect([response.status, await response.json()]).toEqual([500, { error: 'The widget could not be rendered.' }]);
  server.close();
  expect(logged).toEqual([expect.stringMatching(/^Rendering \/render\/login failed: TypeError\n/), expect.anything()]);
  expect(logged.join()).not.toContain('secret');
});
