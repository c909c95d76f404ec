/** Whether an element stands beside what its page is about; of that, the page's own widget speaks. */
export const standsBeside = (element: Element): boolean => element.closest('header, footer, nav, aside') !== null;
