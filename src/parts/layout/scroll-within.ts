/** Scrolls an element into view inside its scroll container, without scrolling the page. */
export function scrollWithin(box: HTMLElement | null, inner: Element): void {
  if (!box) return;
  const { top, bottom, height } = box.getBoundingClientRect();
  const place = inner.getBoundingClientRect();
  if (place.top < top || place.bottom > bottom) box.scrollTop += place.top - top - (height - place.height) / 2;
}
