/** Whether an element is outside the main content, where the page's own widget reports problems. */
export const standsBeside = (element: Element): boolean => element.closest('header, footer, nav, aside') !== null;

/**
 * Creates a test for the one widget that acts for all widgets of its page, for as long as its element is in the page.
 */
export function createBearer(): (element: Element) => boolean {
  let bearer: Element | undefined;
  return (element) => {
    if (standsBeside(element) || (bearer?.isConnected && bearer !== element)) return false;
    bearer = element;
    return true;
  };
}
