/**
 * The Content Security Policy that a host can hold its pages to, by directive: the journal's own files, the calls to its own
 * server, the payment provider and the bot check, and nothing else; with Trusted Types for whatever would run as a script.
 */
export const contentPolicy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': [
    "'self'",
    'https://js.stripe.com',
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", 'https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com', 'https://www.google.com/recaptcha/'],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['quarterly'],
};

/** A policy as its header says it. */
export const policyHeader = (policy: typeof contentPolicy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
