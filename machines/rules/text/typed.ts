/**
 * Cleans typed or pasted text: keeps line breaks, drops other controls and characters that nobody sees, and trims it.
 * Joiners, variation selectors, tags and bidi marks stay where a script or an emoji needs them.
 */
export function typedText(typed: string): string {
  if (PLAIN.test(typed)) return typed.trim();
  const seen = typed
    .replace(LINE_BREAKS, '\n')
    .replace(UNSEEN, '$1')
    .replaceAll('\t', ' ')
    .replace(SELECTORS, '$1')
    .replace(JOINERS, '$1$2');
  return (RIGHT_TO_LEFT.test(seen) ? seen : seen.replace(BIDI_MARKS, '')).trim();
}

/** Cleans a typed line, as `typedText` does. */
export const typedLine = (typed: string): string => typedText(typed).replaceAll('\n', ' ');

/** Cleans each value of a form. */
export const typedLines = <Fields extends Record<keyof Fields, string>>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries<string>(fields).map(([field, value]) => [field, typedLine(value)])) as Fields;

/** Cleans a typed code, number or email: half-width letters and signs, the digits 0–9, plain hyphens, no bidi marks. */
export const typedPlainly = (typed: string): string =>
  PLAIN.test(typed)
    ? typed.trim()
    : plainDigits(typedLine(typed).replace(BIDI_MARKS, ''))
        .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
        .replace(HYPHENS, '-');

/** Reads a code of digits, which may be typed in groups; undefined if it cannot be one. */
export function typedDigits(typed: string): string | undefined {
  const digits = typedPlainly(typed).replace(SEPARATORS, '');
  return CODE.test(digits) ? digits : undefined;
}

/** Blocks of digits start at their zero; each has ten, or a multiple of ten. */
const plainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
    return String(before % 10);
  });

const PLAIN = /^[ -~]*$/;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Format characters (but not the Arabic number signs, which show), halves of characters, and tags outside flags. */
const UNSEEN =
  /([\u200C-\u200F\u061C\u180E\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]|\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})|(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\u3164\uFFA0\u{E0000}-\u{E00FF}]/gu;
/** Scripts whose letters neither join nor vary. */
const SIMPLE = '\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}';
const SELECTORS = /* @__PURE__ */ new RegExp(
  `([#*0-9]\\uFE0F(?=\\u20E3)|(?:\\p{ExtPict}|(?![${SIMPLE}\\p{ASCII}])[\\p{L}\\p{Sm}])\\p{VS})|\\p{VS}`,
  'gu',
);
const JOINERS = /* @__PURE__ */ new RegExp(
  `([\\p{ExtPict}\\p{EMod}\\p{M}\\u{E007F}]|(?![${SIMPLE}])\\p{L})([\\u200C\\u200D\\u180E])[\\u200C\\u200D\\u180E]*(?=[\\p{L}\\p{M}\\p{ExtPict}])|[\\u200C\\u200D\\u180E]`,
  'gu',
);
const BIDI_MARKS = /[\u200E\u200F\u061C]/g;
const RIGHT_TO_LEFT = /[\u0590-\u061B\u061D-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const HYPHENS = /[\p{Pd}\u2043\u2212]/gu;
const SEPARATORS = /[\s\p{P}]/gu;
const CODE = /^\d{4,10}$/;
