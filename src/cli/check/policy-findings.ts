import { createHash } from 'node:crypto';
import { type ContentPolicy, contentPolicy } from '#src/server/content-policy.ts';
import type { Finding } from './finding.ts';
import type { PageElement } from './read-html.ts';

/**
 * Returns the needs of the widgets that the page's own policies refuse. A page without a policy works, so that is only
 * a warning.
 */
export function policyFindings(
  elements: PageElement[],
  headers: Headers | undefined,
  data: unknown,
  assets: string | undefined,
): Finding[] {
  const policies = [headers?.get('Content-Security-Policy') ?? '', ...metaPolicies(elements)]
    .flatMap((text) => text.split(','))
    .map(directivesOf)
    .filter((policy) => policy.size > 0);
  if (policies.length === 0) return headers ? [{ severity: 'warning', text: WITHOUT }] : [];
  const needed = Object.entries(contentPolicy([data], { assets }));
  const refused = new Set(policies.flatMap((policy) => needed.flatMap((need) => refusedBy(policy, ...need))));
  return [
    ...[...refused].map((source): Finding => ({ severity: 'error', text: `The page's policy refuses ${source}.` })),
    ...styleFindings(elements, policies),
  ];
}

const WITHOUT = 'The page is sent without a Content-Security-Policy. `quarterly policy` prints one.';

type Policy = ReadonlyMap<string, readonly string[]>;

const metaPolicies = (elements: PageElement[]): string[] =>
  elements
    .filter(
      ({ tag, attributes }) => tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
    )
    .map(({ attributes }) => attributes.content ?? '');

function directivesOf(text: string): Policy {
  const directives = new Map<string, string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'font-src': ['font-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
  'form-action': ['form-action'],
};

function refusedBy(policy: Policy, directive: string, sources: ContentPolicy[string]): string[] {
  if (directive === 'trusted-types') return refusedNames(policy, sources);
  const allowed = allowedBy(policy, directive);
  return allowed === undefined
    ? []
    : sources
        .filter((source) => !allowed.some((one) => covers(one, source)))
        .map((source) => `${source} in ${directive}`);
}

const allowedBy = (policy: Policy, directive: string): readonly string[] | undefined =>
  INSTEAD[directive]?.map((name) => policy.get(name)).find((sources) => sources !== undefined);

/** Names matter only if the page requires Trusted Types or lists its policies. */
function refusedNames(policy: Policy, names: readonly string[]): string[] {
  const allowed = policy.get('trusted-types');
  if (!allowed || allowed.includes('*')) return [];
  return names.filter((name) => !allowed.includes(name)).map((name) => `${name} in trusted-types`);
}

function covers(allowed: string, needed: string): boolean {
  if (allowed === needed || (allowed === '*' && needed !== 'data:')) return true;
  const scheme = /^https?:/.exec(needed)?.[0];
  if (scheme === undefined) return false;
  if (allowed === 'https:') return scheme === 'https:';
  if (scheme === 'http:' && !allowed.startsWith('http://')) return false;
  const one = parts(allowed);
  const other = parts(needed);
  const isHost = one.host.startsWith('*.') ? other.host.endsWith(one.host.slice(1)) : one.host === other.host;
  return (
    isHost && (one.path.endsWith('/') || one.path === '' ? other.path.startsWith(one.path) : one.path === other.path)
  );
}

function parts(source: string): { host: string; path: string } {
  const [, host = '', path = ''] = /^(?:https?:\/\/)?([^/]+)(\/.*)?$/.exec(source) ?? [];
  return { host: host.toLowerCase(), path: path === '/' ? '' : path };
}

function styleFindings(elements: PageElement[], policies: readonly Policy[]): Finding[] {
  const isRefused = ({ text, attributes: { nonce } }: PageElement) =>
    policies.some((policy) => {
      const allowed = allowedBy(policy, 'style-src');
      if (!allowed) return false;
      const isStrict = allowed.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
      if (allowed.includes("'unsafe-inline'") && !isStrict) return false;
      const hashes = ['sha256', 'sha384', 'sha512'].map(
        (name) => `'${name}-${createHash(name).update(text).digest('base64')}'`,
      );
      return !allowed.some((source) => source === `'nonce-${nonce}'` || hashes.includes(source));
    });
  return elements
    .filter((element) => element.tag === 'style' && isRefused(element))
    .map(({ line }) => ({
      severity: 'error',
      text: `Line ${line}: the policy refuses this style sheet. Add its hash to style-src: \`quarterly policy --build\` prints the hashes of the widgets' styles.`,
    }));
}
