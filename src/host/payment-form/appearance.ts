import type { Appearance } from '@stripe/stripe-js';

/** The provider reads no other notations, and draws nothing from a colour that it cannot read. */
const READABLE = /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([^()]*\))$/i;

/** How Stripe's form looks where an element stands: in the theme of that place. */
export function appearanceAt(element: Element): Appearance {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--jr-${name}`).trim();
  const colours = {
    colorBackground: token('paper'),
    colorText: token('ink'),
    colorTextSecondary: token('soft'),
    colorPrimary: token('accent'),
    colorDanger: token('error'),
  };
  const readable = Object.entries(colours).filter(([, colour]) => READABLE.test(colour));
  return {
    theme: token('scheme') === 'dark' ? 'night' : 'stripe',
    variables: { ...Object.fromEntries(readable), ...(token('radius') && { borderRadius: token('radius') }) },
  };
}
