/** A change that breaks something built on the contract as it was, in words. */
export interface Breach {
  /** Who must change: a server, a front, or a test that asks by name. */
  breaks: 'servers' | 'fronts' | 'tests';
  where: string;
  words: string;
}
