/** Whether an element is outside the main content. Problems there are left to the page's own widget. */
export const standsBeside = (element: Element): boolean => element.closest('header, footer, nav, aside') !== null;

/**
 * Creates a check for whether the widget in an element acts for the whole page: the first in the main content to ask,
 * as long as it is in the page.
 */
export function createBearer(): (element: Element) => boolean {
  let bearer: Element | undefined;
  return (element) => {
    if (standsBeside(element) || (bearer?.isConnected && bearer !== element)) return false;
    bearer = element;
    return true;
  };
}
