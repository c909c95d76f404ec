interface PolicyFactory {
  // Typed as a string: a `TrustedHTML` works wherever a string does.
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string };
}

const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
});

/** Marks HTML whose values are escaped for a page that enforces Trusted Types. */
export const trusted = (html: string): string => policy?.createHTML(html) ?? html;
