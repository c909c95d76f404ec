import type { Appearance } from '@stripe/stripe-js';
import { spare } from '../spare.ts';

/** The notation of resolved colors the provider can read. It ignores all others. */
const READABLE = /^rgb\(/;

/**
 * Returns the look of Stripe's form for an element's theme. Colors are resolved by setting each as the background of
 * that element, which is not rendered.
 */
export function appearanceAt(place: HTMLElement): Appearance {
  const computed = getComputedStyle(place);
  // Forced colors would replace the theme's.
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

export const onThemeChange = (changed: () => void): (() => void) =>
  spare(() => watchTheme(changed)) ?? (() => undefined);

function watchTheme(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'], subtree: true });
  return () => {
    system.removeEventListener('change', changed);
    observer.disconnect();
  };
}
