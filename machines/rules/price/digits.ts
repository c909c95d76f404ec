/**
 * Converts full-width and Arabic-Indic digits, which some keyboards type, to 0–9. Leaves other characters unchanged.
 */
export const plainDigits = (typed: string): string =>
  // Each of the three digit ranges starts at a multiple of 16.
  typed.replace(/[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16));
