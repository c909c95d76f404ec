/** A problem of a page. Never quotes page data or the query of an address. */
export interface Finding {
  /** `error`: something does not work. `warning`: it works, but not as the page intends. */
  severity: 'error' | 'warning';
  text: string;
}
