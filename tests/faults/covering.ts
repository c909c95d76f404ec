/** Which values a scenario meets at its places, so that scenarios meet different ones. */
export const turnOf = (name: string): number =>
  Array.from(name, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0);

/**
 * Some of the cells of a product: every place is met, and every value that the places have in common. Another `turn` has
 * other values meet the same places; all turns together are the whole product.
 */
export function covering<Cell>(places: Cell[][], turn: number): Cell[] {
  const steps = Math.max(places.length, ...places.map(({ length }) => length));
  return Array.from({ length: steps }, (_, step) => {
    const place = places[step % places.length] ?? [];
    const at = (step + turn) % place.length;
    return place.slice(at, at + 1);
  }).flat();
}
