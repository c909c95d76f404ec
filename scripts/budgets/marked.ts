export function markedPart(name: string, command: string) {
  const start = `<!-- ${name}: written by \`${command}\` -->`;
  const end = `<!-- /${name} -->`;
  const ends = (text: string) => {
    const at = { start: text.indexOf(start), end: text.indexOf(end) };
    if (at.start < 0 || at.end < at.start) throw new Error(`The document has no part between ${start} and ${end}.`);
    return at;
  };
  return {
    rows: (text: string): string[][] => {
      const at = ends(text);
      const lines = text.slice(at.start, at.end).split('\n');
      return lines.filter((line) => line.startsWith('| ')).map(cellsOf);
    },
    write: (text: string, lines: readonly string[]): string => {
      const at = ends(text);
      return [text.slice(0, at.start), [start, '', ...lines, '', ''].join('\n'), text.slice(at.end)].join('');
    },
  };
}

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)];
};
