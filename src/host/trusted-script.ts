/** The name of the one policy that a host has to allow in `trusted-types` for scripts of the providers. */
export const POLICY = 'quarterly';

/** Where the providers' scripts come from; a page under Trusted Types loads none from elsewhere through this policy. */
const SOURCES = ['https://js.stripe.com/', 'https://www.google.com/recaptcha/'];

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
  const { href } = new URL(address);
  if (SOURCES.some((source) => href.startsWith(source))) return href;
  throw new TypeError(`${href} is no script of a provider.`);
}
