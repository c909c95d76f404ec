/** What is wrong with a page. It quotes no page data, and no address with its query. */
export interface Finding {
  /** `error`: something does not work. `warning`: it works, but not as the page says. */
  severity: 'error' | 'warning';
  text: string;
}
