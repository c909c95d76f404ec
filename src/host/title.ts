/** Prefixes the document's title until the answer is called. */
export function markTitle(prefix: string): () => void {
  const before = document.title;
  const marked = `${prefix} ${before}`;
  document.title = marked;
  return () => {
    if (document.title === marked) document.title = before;
  };
}
