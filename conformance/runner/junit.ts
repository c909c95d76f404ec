import type { Report, StepReport } from './run.ts';

/** Formats a report as JUnit XML for CI systems: a suite for each flow, a case for each step. */
export function junitOf({ flows, passed, failed, notRun, ms }: Report): string {
  const all = element('testsuites', { name: 'conformance', ...counts(passed, failed, notRun, ms) }, [
    ...flows.map(({ flow, steps, left, ms: took }) => {
      const count = (outcome: StepReport['outcome']) => steps.filter((step) => step.outcome === outcome).length;
      return element('testsuite', { name: flow, ...counts(count('passed'), count('failed'), count('not run'), took) }, [
        ...steps.map((step) => caseOf(flow, step)),
        ...(left.length > 0 ? [element('system-out', {}, [escaped(`Left on the server: ${left.join('; ')}`)])] : []),
      ]);
    }),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${all}\n`;
}

function caseOf(flow: string, { step, reason, complaints, curl, ms }: StepReport): string {
  const [first] = complaints;
  const others = complaints.length > 1 ? ` (and ${complaints.length - 1} more)` : '';
  const words = complaints.map(({ call, expected, got }) => `call: ${call}\nexpected: ${expected}\ngot: ${got}`);
  return element('testcase', { classname: flow, name: step, time: seconds(ms) }, [
    // Parsers read only one failure per case, so it contains every complaint.
    ...(first
      ? [
          element(
            'failure',
            { message: `${first.call}: expected ${first.expected}, got ${first.got}${others}`, type: 'conformance' },
            [escaped([...words, ...(curl === undefined ? [] : [curl])].join('\n\n'))],
          ),
        ]
      : []),
    ...(reason === undefined || first ? [] : [element('skipped', { message: reason })]),
  ]);
}

const counts = (passed: number, failed: number, notRun: number, ms: number) => ({
  tests: passed + failed + notRun,
  failures: failed,
  errors: 0,
  skipped: notRun,
  time: seconds(ms),
});

const seconds = (ms: number): string => (ms / 1_000).toFixed(3);

function element(name: string, attributes: Record<string, string | number>, inner: string[] = []): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return inner.length === 0
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${inner.join('')}</${name}>`;
}

/**
 * Escapes text for an element or attribute. Characters that XML 1.0 does not allow become U+FFFD; line breaks are kept.
 */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
