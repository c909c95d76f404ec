import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { junitOf } from './junit.ts';
import type { Report, StepReport } from './run.ts';

const step = (change: Partial<StepReport>): StepReport => ({
  step: 'a step',
  outcome: 'passed',
  complaints: [],
  exchanges: [],
  ms: 1_234.5,
  ...change,
});

const failed = step({
  step: 'fails',
  outcome: 'failed',
  complaints: [
    { call: 'donate', expected: 'a <receipt>', got: 'status "500"' },
    { call: 'getCart', expected: 'the count: 2', got: '1' },
  ],
});

const report = (steps: StepReport[], left: string[] = []): Report => ({
  server: 'http://localhost/',
  passed: steps.filter(({ outcome }) => outcome === 'passed').length,
  failed: steps.filter(({ outcome }) => outcome === 'failed').length,
  notRun: steps.filter(({ outcome }) => outcome === 'not run').length,
  exchanges: 0,
  ms: 3_000,
  callsNotMade: [],
  notOffered: [],
  flows: [{ flow: 'donate', ms: 2_000, left, steps }],
});

test('writes a suite per flow and a case per step, with failures and reasons for skipping', () => {
  const all = report(
    [step({}), failed, step({ step: 'waits', outcome: 'not run', reason: 'no "payment"' })],
    ['an order', 'a gift'],
  );
  const counts = { tests: '3', failures: '1', errors: '0', skipped: '1' };
  const timed = { classname: 'donate', time: '1.234' };
  expect(read(junitOf(all))).toEqual([
    { name: 'testsuites', attributes: { name: 'conformance', ...counts, time: '3.000' }, text: '' },
    { name: 'testsuite', attributes: { name: 'donate', ...counts, time: '2.000' }, text: '' },
    { name: 'testcase', attributes: { ...timed, name: 'a step' }, text: '' },
    { name: 'testcase', attributes: { ...timed, name: 'fails' }, text: '' },
    {
      name: 'failure',
      attributes: {
        message: 'donate: expected a <receipt>, got status "500" (and 1 more)',
        type: 'conformance',
      },
      text: 'call: donate\nexpected: a <receipt>\ngot: status "500"\n\ncall: getCart\nexpected: the count: 2\ngot: 1',
    },
    { name: 'testcase', attributes: { ...timed, name: 'waits' }, text: '' },
    { name: 'skipped', attributes: { message: 'no "payment"' }, text: '' },
    { name: 'system-out', attributes: {}, text: 'Left on the server: an order; a gift' },
  ]);
});

test('writes valid XML for any response and keeps all valid characters', () => {
  const told = fc.string({ unit: 'binary', maxLength: 40 });
  const hostile = fc.oneof(
    told,
    fc.constantFrom('\0', '\u001b[31m', ']]>', '<!--', '\ud800', '\uffff', 'a\r\nb\tc', '&#0;'),
  );
  fc.assert(
    fc.property(hostile, (got) => {
      const elements = read(
        junitOf(report([step({ outcome: 'failed', complaints: [{ call: got, expected: got, got }] })], [got])),
      );
      const kept = [...got.toWellFormed()].map((each) => (isOfXml(each) ? each : '\ufffd')).join('');
      expect(elements.find(({ name }) => name === 'failure')?.text).toBe(
        `call: ${kept}\nexpected: ${kept}\ngot: ${kept}`,
      );
      expect(elements.find(({ name }) => name === 'failure')?.attributes.message).toContain(`got ${kept}`);
    }),
  );
});

const isOfXml = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return [9, 10, 13].includes(code) || (code >= 0x20 && code !== 0xfffe && code !== 0xffff);
};

function read(xml: string) {
  const elements: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const open: (typeof elements)[number][] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...(attributes as Record<string, string>) }, text: '' }; // no namespaces
    elements.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return elements.map((element) => ({ ...element, text: element.text.replace(/^\n+$/, '') }));
}
