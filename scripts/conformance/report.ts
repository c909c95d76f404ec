import type { Report } from './run.ts';

/** A line for a step that has ended. */
export function progressLine(
  flow: string,
  { step, outcome, reason, exchanges, ms }: Report['flows'][number]['steps'][number],
): string {
  const mark = { passed: '✓', failed: '✗', 'not run': '–' }[outcome];
  const cost = `${exchanges.length} ${exchanges.length === 1 ? 'exchange' : 'exchanges'}, ${seconds(ms)} s`;
  return `${mark} ${flow} · ${step} ${outcome === 'not run' ? `— not run: ${reason}` : `(${cost})`}`;
}

/** The report in words: each flow in a line, everything that failed in a table, what was not run and what was left. */
export function writtenReport({ flows, passed, failed, notRun, exchanges, ms }: Report): string {
  const summary = flows.map(({ flow, steps, ms: took }) => [
    flow,
    String(steps.filter(({ outcome }) => outcome === 'passed').length),
    String(steps.filter(({ outcome }) => outcome === 'failed').length),
    String(steps.filter(({ outcome }) => outcome === 'not run').length),
    String(steps.reduce((sum, step) => sum + step.exchanges.length, 0)),
    seconds(took),
  ]);
  const failures = flows.flatMap(({ flow, steps }) =>
    steps.flatMap(({ step, complaints }) =>
      complaints.map(({ call, expected, got }) => [flow, step, call, expected, got]),
    ),
  );
  const left = flows.flatMap(({ flow, left: things }) => things.map((thing) => `  ${flow}: ${thing}`));
  return [
    table(['flow', 'passed', 'failed', 'not run', 'exchanges', 'seconds'], summary),
    ...(failures.length > 0 ? [table(['flow', 'step', 'call', 'expected', 'got'], failures)] : []),
    ...(left.length > 0 ? [['Left on the server, since nothing takes it back:', ...left].join('\n')] : []),
    `${passed} ${passed === 1 ? 'step' : 'steps'} passed, ${failed} failed, ${notRun} not run; ${exchanges} ${exchanges === 1 ? 'exchange' : 'exchanges'} in ${seconds(ms)} s.`,
  ].join('\n\n');
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? title.length)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
