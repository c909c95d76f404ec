/** The mounted elements by widget name and number. */
const taken = new Map<string, Map<number, Pick<Element, 'isConnected'>>>();

/**
 * Numbers a widget among the page's widgets of its name: the lowest free number from 0. A number is free once it is
 * given back, its element leaves the page, or the same element takes it again.
 */
export function takeNumber(widget: string, element: Pick<Element, 'isConnected'>) {
  const numbers = taken.get(widget) ?? new Map<number, typeof element>();
  taken.set(widget, numbers);
  let number = 0;
  while (numbers.get(number)?.isConnected && numbers.get(number) !== element) number += 1;
  numbers.set(number, element);
  const giveBack = () => {
    if (numbers.get(number) === element) numbers.delete(number);
  };
  return { number, giveBack };
}
