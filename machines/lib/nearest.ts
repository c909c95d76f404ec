/** Returns ` Did you mean "…"?` with the name closest to a misspelt one, or '' if none is close. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const near = nearest(name, names);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

export function nearest(name: string, names: Iterable<string>): string | undefined {
  const most = Math.max(1, Math.floor(name.length / 4));
  const [best] = [...names]
    .filter((each) => Math.abs(each.length - name.length) <= most)
    .map((each) => ({ each, distance: plainly(each) === plainly(name) ? 0 : distanceOf(name, each) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  return best?.each;
}

const plainly = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns how many letters to add, drop or change. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, to) => to);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1) {
      const [diagonal = 0, above = 0, left = 0] = [row[to - 1], row[to], next[to - 1]];
      next.push(Math.min(diagonal + (letter === other[to - 1] ? 0 : 1), above + 1, left + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
