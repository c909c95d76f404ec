const taken = new Map<string, Map<number, Pick<Element, 'isConnected'>>>();

/**
 * Numbers a widget among the page's widgets of its name with the lowest free number from 0. A number is freed when it
 * is returned, its element leaves the page, or the same element takes a number again.
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
