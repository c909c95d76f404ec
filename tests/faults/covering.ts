/** The turn of a scenario, so that scenarios pair values and places differently. */
export const turnOf = (name: string): number =>
  Array.from(name, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0);

/** Every third item, starting at the turn and wrapping around. */
export const everyThird = <Item>(items: readonly Item[], turn: number): Item[] =>
  [...items.slice(turn % items.length), ...items.slice(0, turn % items.length)].filter((_, at) => at % 3 === 0);

/**
 * A subset of the pairs of places and values that includes every place and every value. Each turn pairs them
 * differently; all turns together cover every pair.
 */
export function covering<Cell>(places: Cell[][], turn: number): Cell[] {
  const steps = Math.max(places.length, ...places.map(({ length }) => length));
  return Array.from({ length: steps }, (_, step) => {
    const place = places[step % places.length] ?? [];
    const at = (step + turn) % place.length;
    return place.slice(at, at + 1);
  }).flat();
}
