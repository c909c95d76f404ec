export type Stop = () => void;

export interface ReadingWindow {
  /** Opens an address in a popup; false if the browser blocks it, so that the link must be followed instead. */
  openPopup: (address: string) => boolean;
  print: () => void;
  showAsPrinted: () => Stop;
  /** Calls back immediately and on every change with the largest of these widths (px) that fits the window, or 0. */
  watchWidth: (widths: readonly number[], changed: (reached: number) => void) => Stop;
  findAnchors: (anchors: readonly string[]) => string[];
  /** Calls back with the last anchor, in the given order, that was scrolled past. */
  watchSections: (anchors: readonly string[], reached: (anchor: string | undefined) => void) => Stop;
  /** Calls back when one of these references is followed, and prevents the navigation. */
  watchReferences: (references: readonly string[], followed: (reference: string) => void) => Stop;
}
