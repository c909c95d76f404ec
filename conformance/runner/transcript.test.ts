import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Exchange } from './exchange.ts';
import { curlOf, transcriptOf } from './transcript.ts';

const exchange = (change: Partial<Exchange>): Exchange => ({
  id: 'logIn',
  method: 'POST',
  url: new URL('http://localhost:8080/api/access/login'),
  headers: new Headers({ 'Content-Type': 'application/json', Cookie: 'session=s3cret; other=1' }),
  sent: '{}',
  isForm: false,
  isStray: false,
  answer: { status: 200, headers: new Headers(), text: '' },
  ms: 12.3,
  ...change,
});

test('holds the request and the reply without their secrets, cut to the room there is', () => {
  const sent = JSON.stringify({
    email: 'ada@reader.example',
    password: { password: 'a "b"', confirm: 'x' },
    cc_token: 't',
  });
  const headers = new Headers({ 'Set-Cookie': 'session=abc; Path=/', Location: '/receipts?token=rcp_1&a=b' });
  const answer = { status: 302, headers, text: `{"stripe_secret":"pi_1_secret_2","name":"${'x'.repeat(90)}"}` };
  const url = new URL('http://localhost:8080/api/invoice/inv_9?token=lnk_1&limit=2');
  const authorized = new Headers({ Authorization: 'Bearer pk', Cookie: 'session=s3cret; other=1' });
  expect(
    transcriptOf(exchange({ id: 'getInvoice', method: 'GET', url, headers: authorized, sent, answer }), 90),
  ).toEqual({
    call: 'getInvoice',
    method: 'GET',
    url: 'http://localhost:8080/api/invoice/{invoice}?token=…&limit=2',
    status: 302,
    ms: 12,
    request: {
      headers: { authorization: '…', cookie: 'session=…; other=1' },
      body: '{"email":"ada@reader.example","password":{"password":"…","confirm":"…"},"cc_token":"…"}',
    },
    reply: {
      headers: { 'set-cookie': 'session=…; Path=/', location: '/receipts?token=…&a=b' },
      body: `{"stripe_secret":"…","name":"${'x'.repeat(61)}… (121 characters)`,
    },
  });
});

test('masks secrets in forms, and says why there was no answer', () => {
  const { request, reply } = transcriptOf(
    exchange({ sent: 'email=a&password%5Bconfirm%5D=b&password=c+d&x=1', answer: undefined, failure: 'fetch failed' }),
    1_000,
  );
  expect([request.body, reply.body]).toEqual(['email=a&password%5Bconfirm%5D=…&password=…&x=1', 'fetch failed']);
});

/** The arguments that a shell passes to curl. */
const argumentsOf = (command: string): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], {
    encoding: 'utf8',
    env: { ...process.env, SESSION: 'abc', PASSWORD: 'pass word' },
  })
    .split('\0')
    .slice(0, -1);

test('writes a command that sends the same request again, with the session and passwords from variables', () => {
  const sent = '{"email":"ada@reader.example","password":"correct horse"}';
  const command = curlOf(exchange({ sent }), ['correct horse']);
  expect(command).not.toMatch(/correct|s3cret/);
  expect(argumentsOf(command)).toEqual([
    '-i',
    '-X',
    'POST',
    '-H',
    'content-type: application/json',
    '-b',
    'session=abc',
    '--data-raw',
    '{"email":"ada@reader.example","password":"pass word"}',
    'http://localhost:8080/api/access/login',
  ]);
});

test('quotes any body and address', () => {
  const text = fc
    .string({ unit: 'binary', maxLength: 60 })
    .map((each) => each.toWellFormed().replaceAll('\0', '') || "'");
  fc.assert(
    fc.property(text, fc.constantFrom('GET', 'HEAD', 'PATCH'), (sent, method) => {
      const url = new URL("http://localhost/it's?a=1");
      url.searchParams.set('b', sent);
      const given = argumentsOf(curlOf(exchange({ method, sent, url, headers: new Headers() }), []));
      expect(given.slice(-3)).toEqual(['--data-raw', sent, url.href]);
    }),
    { numRuns: 30 },
  );
});
