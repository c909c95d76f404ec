import { createHash } from 'node:crypto';
import { type ContentPolicy, contentPolicy } from '#src/server/content-policy.ts';
import { error, type Finding, warning } from './finding.ts';
import type { PageElement } from './read-html.ts';

export interface Loaded {
  /** The folder of the build on another origin. */
  assets: string | undefined;
  /** The page's own address, if it is known. */
  address: string | undefined;
  /** The script that loads the widgets. */
  entry: PageElement | undefined;
}

/**
 * Returns the needs of the widgets that the page's own policies refuse. A page without a policy works, so that is only
 * a warning.
 */
export function policyFindings(
  elements: PageElement[],
  headers: Headers | undefined,
  data: unknown,
  { assets, address, entry }: Loaded,
): Finding[] {
  const policies = [headers?.get('Content-Security-Policy') ?? '', ...metaPolicies(elements)]
    .flatMap((text) => text.split(','))
    .slice(0, MOST_POLICIES)
    .map(directivesOf)
    .filter((policy) => policy.size > 0);
  if (policies.length === 0) return headers ? [warning(WITHOUT)] : [];
  const own = address === undefined ? undefined : `${new URL(address).origin}/`;
  const needed = Object.entries(contentPolicy([data], { assets }));
  const refused = new Set(
    policies.flatMap((policy) => needed.flatMap((need) => refusedBy(policy, own, entry, ...need))),
  );
  return [
    ...[...refused].map((source) => error(`The page's policy refuses ${source}.`)),
    ...policies.flatMap(sandboxFindings),
    ...inlineFindings(elements, policies),
  ];
}

/** Every policy of a page counts, but no page needs more. */
const MOST_POLICIES = 20;

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

function refusedBy(
  policy: Policy,
  own: string | undefined,
  entry: PageElement | undefined,
  directive: string,
  sources: ContentPolicy[string],
): string[] {
  if (directive === 'trusted-types') return refusedNames(policy, sources);
  const allowed = allowedBy(policy, directive);
  if (allowed === undefined) return [];
  // A script with a nonce passes it on to what it imports and, if the policy says so, to the scripts that it adds.
  const isTrusted = directive === 'script-src' && allowed.includes(`'nonce-${entry?.attributes.nonce}'`);
  const isStrict = directive === 'script-src' && allowed.includes("'strict-dynamic'");
  if (isTrusted && isStrict) return [];
  return sources
    .filter(
      (source) => !(isTrusted && source === "'self'") && (isStrict || !allowed.some((one) => covers(one, source, own))),
    )
    .map((source) => `${source} in ${directive}`);
}

function sandboxFindings(policy: Policy): Finding[] {
  const allowed = policy.get('sandbox');
  const missing = ['allow-scripts', 'allow-same-origin', 'allow-forms'].filter(
    (each) => allowed?.includes(each) === false,
  );
  return missing.length > 0 ? [error(`The page's policy has a sandbox without ${missing.join(', ')}.`)] : [];
}

const allowedBy = (policy: Policy, directive: string): readonly string[] | undefined =>
  INSTEAD[directive]?.map((name) => policy.get(name)).find((sources) => sources !== undefined);

/** Names matter only if the page requires Trusted Types or lists its policies. */
function refusedNames(policy: Policy, names: readonly string[]): string[] {
  const allowed = policy.get('trusted-types');
  if (!allowed || allowed.includes('*')) return [];
  return names.filter((name) => !allowed.includes(name)).map((name) => `${name} in trusted-types`);
}

function covers(allowed: string, needed: string, own?: string): boolean {
  if (allowed === needed || (allowed === '*' && needed !== 'data:')) return true;
  if (needed === "'self'") return own !== undefined && covers(allowed, own);
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

/** Style sheets and scripts in the page itself, which a policy allows by their hash or nonce alone. */
function inlineFindings(elements: PageElement[], policies: readonly Policy[]): Finding[] {
  const kindOf = ({ tag, attributes: { src, type = '' } }: PageElement) => {
    if (tag === 'style') return 'style-src';
    return tag === 'script' && src === undefined && /^(?:|module|importmap|text\/javascript)$/i.test(type)
      ? 'script-src'
      : undefined;
  };
  return elements.flatMap((element) => {
    const directive = kindOf(element);
    const lists = directive
      ? policies.flatMap((policy) => [allowedBy(policy, directive) ?? []].filter(({ length }) => length > 0))
      : [];
    if (lists.length === 0 || !isRefused(element, lists)) return [];
    return [
      directive === 'style-src'
        ? error(
            `Line ${element.line}: the policy refuses this style sheet. Add its hash to style-src: \`quarterly policy --build\` prints the hashes of the widgets' styles.`,
          )
        : error(
            `Line ${element.line}: the policy refuses this script. Add its hash to script-src, or put it into a file.`,
          ),
    ];
  });
}

function isRefused({ text, attributes: { nonce } }: PageElement, lists: readonly (readonly string[])[]): boolean {
  const hashes = ['sha256', 'sha384', 'sha512'].map(
    (name) => `'${name}-${createHash(name).update(text).digest('base64')}'`,
  );
  return lists.some((allowed) => {
    const isStrict = allowed.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
    if (allowed.includes("'unsafe-inline'") && !isStrict) return false;
    return !allowed.some((source) => source === `'nonce-${nonce}'` || hashes.includes(source));
  });
}
