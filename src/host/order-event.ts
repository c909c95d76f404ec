/** The bubbling event by which the host page hears of an order that was placed: `detail` is `{ widget, status }`. */
const ORDER_COMPLETED = 'journal:order-completed';

/** Tells the host page that a widget has placed an order, before the page is left for its receipt or its invoice. */
export function tellOfOrder(widget: string, status: 'completed' | 'processing'): void {
  document.dispatchEvent(new CustomEvent(ORDER_COMPLETED, { bubbles: true, detail: { widget, status } }));
}
