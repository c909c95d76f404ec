/** The name of the one policy that a host has to allow in `trusted-types` for scripts of the providers. */
export const POLICY = 'quarterly';

/** The providers' scripts; a page under Trusted Types loads none but these through this policy. */
export const SCRIPTS = {
  // The release that this version of Stripe's package asks for.
  stripe: 'https://js.stripe.com/endive/stripe.js',
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
};

/** An address as a script may have it where the page enforces Trusted Types; elsewhere as it is. */
export function trustedScript(address: string): string {
  policy ??= createPolicy();
  // The platform's types know of no trusted value; a script takes it as it takes a string.
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
