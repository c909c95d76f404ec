/** A problem of a page. Never quotes a value of the page data or the query of an address. */
export interface Finding {
  /** `error`: something does not work. `warning`: it works, but not as the page intends. */
  severity: 'error' | 'warning';
  text: string;
}

export const error = (text: string): Finding => ({ severity: 'error', text });
export const warning = (text: string): Finding => ({ severity: 'warning', text });
