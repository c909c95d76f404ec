/** The numbers of the widgets that stand on the page, by name. */
const taken = new Map<string, Set<number>>();

/** Numbers a widget among those of its name that stand on the page, from 0: the lowest number that is free, until the answer is called. */
export function takeNumber(widget: string): { number: number; giveBack: () => void } {
  const numbers = taken.get(widget) ?? new Set();
  taken.set(widget, numbers);
  let number = 0;
  while (numbers.has(number)) number += 1;
  numbers.add(number);
  return { number, giveBack: () => void numbers.delete(number) };
}
