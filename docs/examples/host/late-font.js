// Fetches a font for the next page, a second after a widget is on this one and once the browser has nothing else to do.
// A page that has the font in its cache may declare and preload it, so the cookie counts the fonts that have come.
const { dataset } = document.querySelector('script[data-font]');
const whenIdle = window.requestIdleCallback ?? setTimeout;

async function fetchFont() {
  const { ok } = await fetch(dataset.font, { priority: 'low' });
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have a cookie store.
  if (ok) document.cookie = `fonts=${dataset.count}; path=/; max-age=31536000; samesite=lax`;
}

const later = () => whenIdle(() => fetchFont().catch(() => undefined));

document.addEventListener('journal:mounted', () => setTimeout(later, 1_000), { once: true });
