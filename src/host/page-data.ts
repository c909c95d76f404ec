import { findAll, isNamed } from './document.ts';

/** The page data as the host gave it: in its JSON block or, where that is absent, as `window.journal`; undefined where there is none that can be read. */
export function readPageData(): unknown {
  const [block] = findAll('script#journal-data[type="application/json"]');
  return block ? parse(block.textContent) : ownGlobal();
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** An element with the id `journal` would answer to the same name. */
function ownGlobal(): unknown {
  const { journal } = window as { journal?: unknown };
  return isNamed(journal) ? undefined : journal;
}
