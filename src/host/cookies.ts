/** Whether the browser keeps a cookie of this page. It may say that it does and not do it, so that only a trial can tell. */
export function keepsCookies(): boolean {
  try {
    // An element that is named `cookie` has taken the place of what could tell.
    if (typeof document.cookie !== 'string') return true;
    write('journal-trial=1; max-age=60');
    const isKept = document.cookie.includes('journal-trial=1');
    write('journal-trial=; max-age=0');
    return isKept;
  } catch {
    return false; // in a frame whose sandbox has no origin
  }
}

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later than the page is drawn
  document.cookie = `${cookie}; samesite=lax`;
}
