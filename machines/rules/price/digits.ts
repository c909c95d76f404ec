/** Full-width and Arabic-Indic digits, as some keyboards type them, turned into 0 to 9; nothing else is touched. */
export const plainDigits = (typed: string): string =>
  // Each of the three rows of digits begins at a multiple of 16.
  typed.replace(/[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16));
