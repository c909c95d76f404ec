export const EARLY = 'jr-early';

/**
 * Makes HTML record input without a script: a submit makes every field of its form `:user-valid`, including a hidden
 * one, and a button opens its own popover. React escapes `<` and `>` in text and attributes, so the patterns only match
 * tags.
 */
export function withEarlyMarkup(html: string, widget: string): string {
  let buttons = 0;
  const marked = html
    .replace(/<form\b[^>]*>/g, (form) => `${form}<input hidden class="${EARLY}"/>`)
    .replace(
      /<button\b(?=[^>]*\stype="button")/g,
      (button) => `${button} popovertarget="${nameOf(widget, buttons++)}" popovertargetaction="show"`,
    );
  const popovers = Array.from(
    { length: buttons },
    (_, at) => `<i hidden popover="manual" id="${nameOf(widget, at)}" class="${EARLY}"></i>`,
  );
  return marked + popovers.join('');
}

const nameOf = (widget: string, at: number): string => `${EARLY}-${widget}-${at}`;
