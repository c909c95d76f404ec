/** Undoes what was begun. */
export type Stop = () => void;

/** The window that a post is read in, as far as the widgets around its text ask anything of it. */
export interface ReadingWindow {
  /** Opens an address in a window of its own; false where the browser would not, so that its link has to lead there. */
  openPopup: (address: string) => boolean;
  /** Opens the browser's own dialog for printing. */
  print: () => void;
  /** Shows the page as it prints until the answer is called. */
  showAsPrinted: () => Stop;
  /** Calls back at once and after every change with the largest of these widths in px that the window has, or 0. */
  watchWidth: (widths: readonly number[], changed: (reached: number) => void) => Stop;
  /** Which of these anchors the text has. */
  findAnchors: (anchors: readonly string[]) => string[];
  /** Calls back with the last of these anchors that was scrolled past, in the order that they are given in. */
  watchSections: (anchors: readonly string[], reached: (anchor: string | undefined) => void) => Stop;
  /** Calls back with the link of the text that was followed, of those with these ids, in place of following it. */
  watchReferences: (references: readonly string[], followed: (reference: string) => void) => Stop;
}
