import type { Appearance } from '@stripe/stripe-js';

/** The notation of a resolved colour that the provider reads; it draws nothing from one that it cannot read. */
const READABLE = /^rgb\(/;

/**
 * How Stripe's form looks where an element is: in the theme of that place. The element is not rendered itself: as its
 * background, the browser resolves each colour.
 */
export function appearanceAt(place: HTMLElement): Appearance {
  const computed = getComputedStyle(place);
  // Forced colours would otherwise replace the theme's.
  place.style.setProperty('forced-color-adjust', 'none');
  const resolve = (colour: string) => {
    place.style.setProperty('background-color', colour);
    return computed.backgroundColor;
  };
  const colours = {
    colorBackground: resolve('var(--jr-paper)'),
    colorText: resolve('var(--jr-ink)'),
    colorTextSecondary: resolve('var(--jr-soft)'),
    colorPrimary: resolve('var(--jr-accent)'),
    colorDanger: resolve('var(--jr-error)'),
  };
  const token = (name: string) => computed.getPropertyValue(name).trim();
  const radius = token('--jr-radius');
  const readable = Object.entries(colours).filter(([, colour]) => READABLE.test(colour));
  return {
    theme: token('--jr-scheme') === 'dark' ? 'night' : 'stripe',
    variables: { ...Object.fromEntries(readable), ...(radius && { borderRadius: radius }) },
  };
}

/** Calls back when the theme of a place may have changed: with the reader's system, or with a `data-theme` of the page. */
export function onThemeChange(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'], subtree: true });
  return () => {
    system.removeEventListener('change', changed);
    observer.disconnect();
  };
}
