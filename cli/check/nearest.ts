/** Returns ` Did you mean "…"?` with the name closest to a misspelt one, or '' if none is close. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const near = nearest(name, names);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

export function nearest(name: string, names: Iterable<string>): string | undefined {
  const most = Math.max(1, Math.floor(name.length / 4));
  const plain = plainly(name);
  let best: { name: string; distance: number } | undefined;
  for (const each of names) {
    const distance = plain === plainly(each) ? 0 : distanceOf(name, each, best?.distance ?? most + 1);
    if (distance <= most && distance < (best?.distance ?? most + 1)) best = { name: each, distance };
  }
  return best?.name;
}

const plainly = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns how many letters to add, drop, change or swap; any number from `enough` on if there are that many. */
function distanceOf(one: string, other: string, enough: number): number {
  if (Math.abs(one.length - other.length) >= enough) return enough;
  const rows = [Array.from({ length: other.length + 1 }, (_, to) => to)];
  const cost = (at: number, to: number) => rows[at]?.[to] ?? enough;
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    rows.push(row);
    for (let to = 1; to <= other.length; to += 1) {
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      row.push(
        Math.min(
          cost(at - 1, to - 1) + (one[at - 1] === other[to - 1] ? 0 : 1),
          cost(at - 1, to) + 1,
          cost(at, to - 1) + 1,
          isSwapped ? cost(at - 2, to - 2) + 1 : enough,
        ),
      );
    }
  }
  return cost(one.length, other.length);
}
