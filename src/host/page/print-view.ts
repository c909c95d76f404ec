const MARK = 'data-journal-print-view';

/**
 * Shows the page as printed: applies its print styles to the screen instead of its screen styles. Scrolls to the top,
 * and back once stopped. Returns a function that stops it.
 */
export function showAsPrinted(): () => void {
  const { documentElement, styleSheets } = document;
  const place = window.scrollY;
  const changed: { media: MediaList; was: string }[] = [];
  for (const sheet of [...styleSheets, ...(document.adoptedStyleSheets ?? [])]) changeSheet(sheet, changed);
  documentElement.setAttribute(MARK, '');
  window.scrollTo({ top: 0, behavior: 'instant' });
  return () => {
    for (const { media, was } of changed) media.mediaText = was;
    documentElement.removeAttribute(MARK);
    window.scrollTo({ top: place, behavior: 'instant' });
  };
}

function changeSheet(sheet: CSSStyleSheet, changed: Changed): void {
  change(sheet.media, changed);
  try {
    changeRules(sheet.cssRules, changed);
  } catch {
    // The rules of a style sheet from elsewhere are not for this page to read.
  }
}

function changeRules(rules: CSSRuleList, changed: Changed): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) change(rule.media, changed);
    if (rule instanceof CSSImportRule && rule.styleSheet) changeSheet(rule.styleSheet, changed);
    if (rule instanceof CSSGroupingRule) changeRules(rule.cssRules, changed);
  }
}

type Changed = { media: MediaList; was: string }[];

function change(media: MediaList, changed: Changed): void {
  const was = media.mediaText;
  const now = asPrinted(was);
  if (now === was) return;
  changed.push({ media, was });
  media.mediaText = now;
}

/** Rewrites a media query so that it matches a screen if it would match paper. */
export const asPrinted = (query: string): string =>
  query
    .split(',')
    .map((each) =>
      each
        .replace(/^\s*(?:only\s+)?screen\b.*$/i, 'not all')
        .replace(/^\s*not\s+screen\b\s*$/i, 'all')
        .replace(/\bprint\b/i, 'all'),
    )
    .join(',');
