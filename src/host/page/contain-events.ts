/** Hides keys in fields and submits from the host, and keeps clicks from activating elements around the widget. */
export function containEvents(element: HTMLElement): void {
  for (const type of ['click', 'submit', 'keydown', 'keypress', 'keyup']) element.addEventListener(type, contain);
}

function contain(event: Event): void {
  // What bubbles to an element comes from an element, and only keys have a name.
  const { type, key, target } = event as Event & { target: Element; key?: string };
  // The listeners stay when the widget, and its class, leave.
  if (type === 'click') {
    // Only these act on a click; boxes to tick are in labels.
    if (target.closest('.jr, a, label, select, summary, [type=date], [type=submit]')?.matches('.jr'))
      event.preventDefault();
  } else if (!key?.match(/Tab|Esc/) && target.matches('.jr :is(form, input, select, textarea)'))
    event.stopPropagation();
}
