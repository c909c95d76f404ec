/** The day (ISO) on which the contract's examples are set. */
export const DOCUMENTED_DAY = '2026-03-14';

export interface CalendarState {
  /** The day (ISO) on which promised dates were last moved. */
  today: string;
  /** How far the journal's clock is ahead of real time, in ms. */
  ahead: number;
}
