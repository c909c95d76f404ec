/** Whether an element stands beside what its page is about; of that, the page's own widget speaks. */
export const standsBeside = (element: Element): boolean => element.closest('header, footer, nav, aside') !== null;

/** Tells whether the widget in an element is the one that speaks for all widgets of its page, for as long as it stands there. */
export function createBearer(): (element: Element) => boolean {
  let bearer: Element | undefined;
  return (element) => {
    if (standsBeside(element) || (bearer?.isConnected && bearer !== element)) return false;
    bearer = element;
    return true;
  };
}
