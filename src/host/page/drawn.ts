/** Whether an element is shown, as `checkVisibility` tells in newer browsers. */
export const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;
