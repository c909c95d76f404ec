/** The class of what HTML carries only until its code has come. */
export const EARLY = 'jr-early';

/**
 * Makes HTML usable that no script serves yet. What was pressed is found later:
 * a submit makes every field of its form `:user-valid`, the hidden one included, and a button opens a popover of its own.
 * React escapes `<` and `>` in texts and attributes, so each of the patterns matches tags alone.
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
