/** Whether an element is outside the main content. Page-wide problems are left to the widgets inside it. */
export const isOutsideMain = (element: Element): boolean => element.closest('header, footer, nav, aside') !== null;

/**
 * Creates a check for whether the widget in an element acts for the whole page: the first one in the main content that
 * asks, while it stays in the page.
 */
export function createLeader(): (element: Element) => boolean {
  let leader: Element | undefined;
  return (element) => {
    if (isOutsideMain(element) || (leader?.isConnected && leader !== element)) return false;
    leader = element;
    return true;
  };
}
