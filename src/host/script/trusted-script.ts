/** The policy a host must allow in `trusted-types` for the providers' scripts. */
export const POLICY = 'quarterly';

export const SCRIPTS = {
  // The release that this version of Stripe's package expects.
  stripe: 'https://js.stripe.com/endive/stripe.js',
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
};

/** Returns an address as a trusted script URL if the page enforces Trusted Types; unchanged otherwise. */
export function trustedScript(address: string): string {
  policy ??= createPolicy();
  // TypeScript's DOM types lack trusted values; scripts accept them like strings.
  return policy ? (policy.createScriptURL(address) as string) : address;
}

interface Policy {
  createScriptURL: (address: string) => unknown;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => Policy;
}

let policy: Policy | undefined;

function createPolicy(): Policy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy(POLICY, { createScriptURL: ofProvider });
}

function ofProvider(address: string): string {
  const { href, origin, pathname } = new URL(address);
  if (Object.values(SCRIPTS).includes(origin + pathname) && href.startsWith(origin + pathname)) return href;
  throw new TypeError(`${href} is no script of a provider.`);
}
