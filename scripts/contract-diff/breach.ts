export interface Breach {
  /** Who must change: a server, a front end, or a test that refers to names. */
  breaks: 'servers' | 'fronts' | 'tests';
  where: string;
  words: string;
}
