import { countsOf, type Report, type StepReport } from './run.ts';

/** Formats a report as JUnit XML for CI systems: a suite for each flow, a case for each step. */
export function junitOf({ flows, ms }: Report): string {
  const suites = flows.map(({ flow, steps, left, ms: took }) =>
    element('testsuite', { name: flow, ...counts(steps, took) }, [
      ...steps.map((step) => caseOf(flow, step)),
      ...(left.length > 0 ? [element('system-out', {}, [escaped(`Left on the server: ${left.join('; ')}`)])] : []),
    ]),
  );
  const steps = flows.flatMap((flow) => flow.steps);
  const all = element('testsuites', { name: 'conformance', ...counts(steps, ms) }, suites);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${all}\n`;
}

function caseOf(flow: string, { step, reason, complaints, curl, ms }: StepReport): string {
  const [first] = complaints;
  const others = complaints.length > 1 ? ` (and ${complaints.length - 1} more)` : '';
  const inner = () => {
    if (!first) return reason === undefined ? [] : [element('skipped', { message: reason })];
    const message = `${first.call}: expected ${first.expected}, got ${first.got}${others}`;
    const words = complaints.map(({ call, expected, got }) => `call: ${call}\nexpected: ${expected}\ngot: ${got}`);
    // Parsers read only one failure per case, so it contains every complaint.
    const text = escaped([...words, ...(curl === undefined ? [] : [curl])].join('\n\n'));
    return [element('failure', { message, type: 'conformance' }, [text])];
  };
  return element('testcase', { classname: flow, name: step, time: seconds(ms) }, inner());
}

function counts(steps: readonly StepReport[], ms: number) {
  const { failed, notRun } = countsOf(steps);
  return { tests: steps.length, failures: failed, errors: 0, skipped: notRun, time: seconds(ms) };
}

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
