/** The elements of the widgets that stand on the page, by name and number. */
const taken = new Map<string, Map<number, Pick<Element, 'isConnected'>>>();

/**
 * Numbers a widget among those of its name that stand on the page, from 0: the lowest number that is free, until the answer
 * is called or its element is gone from the page. An element holds one widget, so a number that it has is free for it.
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
