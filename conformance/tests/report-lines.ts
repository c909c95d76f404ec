import type { Report } from '../runner/run.ts';

/** The complaints of a run, one line each. */
export const complaintsIn = ({ flows }: Report): string[] =>
  flows.flatMap(({ flow, steps }) =>
    steps.flatMap(({ step, complaints }) =>
      complaints.map(({ call, expected, got }) => `${flow}, ${step}: ${call}: expected ${expected}, got ${got}`),
    ),
  );

/** The reasons why steps were not run. */
export const notRunIn = ({ flows }: Report): string[] =>
  flows.flatMap(({ flow, steps }) =>
    steps.flatMap(({ reason }) => (reason === undefined ? [] : [`${flow}: ${reason}`])),
  );
