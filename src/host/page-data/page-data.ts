import { findAll, isNamed } from '../document.ts';

/** Returns the page data from the host's JSON block, else from `window.journal`; undefined if neither is readable. */
export function readPageData(): unknown {
  const [block] = findAll('script#journal-data[type="application/json"]');
  return block ? parse(block.textContent) : ownGlobal();
}

function parse(text: string | null): unknown {
  try {
    // JSON allows no byte order mark, which editors write at the start of included files.
    return JSON.parse((text ?? '').trim());
  } catch {
    return undefined;
  }
}

/** `window.journal` may also be an element with the id `journal`. */
function ownGlobal(): unknown {
  const { journal } = window as { journal?: unknown };
  return isNamed(journal) ? undefined : journal;
}
