import type { ReadingWindow } from '#machines/widgets/reading-window.ts';
import { showAsPrinted } from './print-view.ts';
import { scrollersAround } from './scroll.ts';

export const readingWindow: ReadingWindow = {
  openPopup,
  print: () => window.print(),
  showAsPrinted,
  watchWidth,
  findAnchors: (anchors) => anchors.filter((anchor) => document.getElementById(anchor)),
  watchSections,
  watchReferences,
};

// `noopener` would hide whether the window opened. Its opener is cleared before it navigates instead.
function openPopup(address: string): boolean {
  const popup = window.open('', '_blank', 'popup,width=600,height=350');
  if (!popup || popup.closed) return false;
  popup.opener = null;
  popup.location.replace(address);
  return true;
}

function watchWidth(widths: readonly number[], changed: (reached: number) => void): () => void {
  const queries = widths.map((width) => ({ width, query: window.matchMedia(`(min-width: ${width}px)`) }));
  const tell = () => changed(Math.max(0, ...queries.filter(({ query }) => query.matches).map(({ width }) => width)));
  for (const { query } of queries) query.addEventListener('change', tell);
  tell();
  return () => {
    for (const { query } of queries) query.removeEventListener('change', tell);
  };
}

/** Anything above the upper fifth of the window counts as scrolled past, however far above. */
const PASSED = '9999999px 0px -80% 0px';

function watchSections(anchors: readonly string[], reached: (anchor: string | undefined) => void): () => void {
  const passed = new Set<string>();
  const headings = anchors.flatMap((anchor) => document.getElementById(anchor) ?? []);
  // An element that scrolls around the text would cut off what is above it, unless it is the root.
  const [scroller, page] = headings[0] ? scrollersAround(headings[0]) : [];
  const root = page ? scroller : null;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target.id);
        else passed.delete(target.id);
      }
      reached(anchors.findLast((anchor) => passed.has(anchor)));
    },
    { root, rootMargin: PASSED },
  );
  for (const heading of headings) observer.observe(heading);
  return () => observer.disconnect();
}

function watchReferences(references: readonly string[], followed: (reference: string) => void): () => void {
  const links = references.flatMap((reference) => document.getElementById(reference) ?? []);
  const follow = (event: MouseEvent) => {
    const { currentTarget, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!(currentTarget instanceof Element) || defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    followed(currentTarget.id);
  };
  for (const link of links) link.addEventListener('click', follow);
  return () => {
    for (const link of links) link.removeEventListener('click', follow);
  };
}
