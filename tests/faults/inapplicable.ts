/** A row of cells that cannot be, and why. */
export interface Inapplicable {
  call: string;
  fault: string;
  cells: number;
  reason: string;
}

/** The cells that cannot apply: none that only has not been built. */
export const inapplicable: Inapplicable[] = [
  {
    call: 'getShipping',
    fault: 'F27 in a refusal',
    cells: 30,
    reason: 'A list that cannot be loaded is told in our own words; none of the server’s are shown.',
  },
  {
    call: 'getProducts',
    fault: 'F27 in a refusal',
    cells: 30,
    reason: 'A list that cannot be loaded is told in our own words; none of the server’s are shown.',
  },
];
