/** Who has the title prefixed: it is so as long as any of them stands. */
const marks = new Set<symbol>();
let title = { before: '', marked: '' };

/** Prefixes the document's title until the answer is called; once, however many forms of the page ask for it. */
export function markTitle(prefix: string): () => void {
  const mark = Symbol(prefix);
  if (marks.size === 0 || document.title !== title.marked) {
    title = { before: document.title, marked: `${prefix} ${document.title}` };
    document.title = title.marked;
  }
  marks.add(mark);
  return () => {
    marks.delete(mark);
    if (marks.size === 0 && document.title === title.marked) document.title = title.before;
  };
}
