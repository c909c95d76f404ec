export function keepsCookies(): boolean {
  try {
    // An element named `cookie` hides the property, so there is no way to know.
    if (typeof document.cookie !== 'string') return true;
    write('journal-trial=1; max-age=60');
    const isKept = document.cookie.includes('journal-trial=1');
    write('journal-trial=; max-age=0');
    return isKept;
  } catch {
    return false; // In a sandboxed frame without an origin.
  }
}

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later than the page is drawn
  document.cookie = `${cookie}; samesite=lax`;
}
