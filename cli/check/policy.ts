import { createHash } from 'node:crypto';
import { contentPolicy } from '#src/server/content-policy.ts';
import type { Page } from './page.ts';
import { metasOf, type PageElement } from './read-html.ts';
import { copiesOf } from './scripts.ts';

type Policy = ReadonlyMap<string, readonly string[]>;

/** Every policy of a page counts, but no page needs more. */
const MOST_POLICIES = 20;
const MOST_DIRECTIVES = 100;

/** Reports what the page's own policies refuse. A page without a policy works, so that is only a warning. */
export function checkPolicy(page: Page): void {
  const { elements, headers, warning } = page;
  const metas = metasOf(elements, 'http-equiv', 'content-security-policy');
  const policies = [headers?.get('Content-Security-Policy'), ...metas.map(({ attributes }) => attributes.content)]
    .flatMap((text = '') => text?.split(',') ?? [])
    .slice(0, MOST_POLICIES)
    .map(directivesOf)
    .filter((policy) => policy.size > 0);
  if (policies.length === 0 && headers)
    warning('The page is sent without a Content-Security-Policy. `quarterly policy` prints one.');
  for (const policy of policies) checkNeeds(policy, page);
  for (const element of elements) checkInline(element, policies, page);
}

function checkNeeds(policy: Policy, page: Page): void {
  const copies = copiesOf(page);
  const assets = copies.find(({ isElsewhere }) => isElsewhere)?.folder;
  const own = page.address && `${new URL(page.address).origin}/`;
  for (const [directive, sources] of Object.entries(contentPolicy([page.data], { assets })))
    for (const source of refusedBy(policy, directive, sources, copies[0]?.element.attributes.nonce, own))
      page.error(`The page's policy refuses ${source} in ${directive}.`);
  const needed = ['allow-scripts', 'allow-same-origin', 'allow-forms'];
  const missing = needed.filter((each) => policy.get('sandbox')?.includes(each) === false);
  if (missing.length > 0) page.error(`The page's policy has a sandbox without ${missing.join(', ')}.`);
}

function directivesOf(text: string): Policy {
  const parts = text.split(';', MOST_DIRECTIVES).map((part) => part.trim().split(/\s+/));
  // The first of a directive counts.
  return new Map(parts.toReversed().flatMap(([name = '', ...rest]) => (name ? [[name.toLowerCase(), rest]] : [])));
}

/** Returns the list that applies to a kind of source. */
function allowedBy(policy: Policy, directive: string): readonly string[] | undefined {
  const names = [`${directive}-elem`, directive];
  if (directive === 'frame-src') names.push('child-src');
  if (directive.endsWith('-src')) names.push('default-src');
  return names.map((name) => policy.get(name)).find((sources) => sources !== undefined);
}

/** What a page needs, not what it may want, such as `base-uri`. */
const NEEDED = /^(?:script|style|img|font|connect|frame)-src$|^form-action$|^trusted-types$/;

function refusedBy(policy: Policy, directive: string, sources: readonly string[], nonce = '', own = ''): string[] {
  const allowed = NEEDED.test(directive) ? allowedBy(policy, directive) : undefined;
  if (!allowed) return [];
  const isOpen = (source: string) => allowed.some((one) => covers(one, source, own));
  if (directive !== 'script-src') return sources.filter((source) => !isOpen(source));
  // A script with a nonce passes it on to what it imports and, if the policy says so, to the scripts that it adds.
  const isTrusted = allowed.includes(`'nonce-${nonce}'`);
  if (allowed.includes("'strict-dynamic'")) return isTrusted ? [] : [...sources];
  return sources.filter((source) => !(isTrusted && source === "'self'") && !isOpen(source));
}

function covers(allowed: string, needed: string, own: string): boolean {
  if (allowed === needed || (allowed === '*' && needed !== 'data:')) return true;
  if (needed === "'self'") return own !== '' && covers(allowed, own, '');
  const scheme = /^https?:/.exec(needed)?.[0];
  if (scheme === undefined) return false;
  if (allowed === 'https:') return scheme === 'https:';
  if (scheme === 'http:' && !allowed.startsWith('http://')) return false;
  const [one, other] = [partsOf(allowed), partsOf(needed)];
  const isHost = one.host.startsWith('*.') ? other.host.endsWith(one.host.slice(1)) : one.host === other.host;
  const isFolder = one.path === '' || one.path.endsWith('/');
  return isHost && (isFolder ? other.path.startsWith(one.path) : one.path === other.path);
}

function partsOf(source: string): { host: string; path: string } {
  const [, host = '', path = ''] = /^(?:https?:\/\/)?([^/]+)(\/.*)?$/.exec(source) ?? [];
  return { host: host.toLowerCase(), path: path === '/' ? '' : path };
}

/** Style sheets and scripts in the page itself, which a policy allows by their hash or nonce alone. */
function checkInline(element: PageElement, policies: Policy[], { error }: Page): void {
  const { tag, text, attributes } = element;
  const isScript = tag === 'script' && attributes.src === undefined;
  if (!isScript || !/^(?:|module|importmap|text\/javascript)$/i.test(attributes.type ?? ''))
    if (tag !== 'style') return;
  const hashes = ['sha256', 'sha384', 'sha512'].map(
    (name) => `'${name}-${createHash(name).update(text).digest('base64')}'`,
  );
  const isRefused = policies.some((policy) => {
    const allowed = allowedBy(policy, isScript ? 'script-src' : 'style-src') ?? [];
    const isStrict = allowed.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
    if (allowed.length === 0 || (allowed.includes("'unsafe-inline'") && !isStrict)) return false;
    return !allowed.some((source) => source === `'nonce-${attributes.nonce}'` || hashes.includes(source));
  });
  const advice = isScript
    ? 'script. Add its hash to script-src, or put it into a file.'
    : "style sheet. Add its hash to style-src: `quarterly policy --build` prints the hashes of the widgets' styles.";
  if (isRefused) error(`the policy refuses this ${advice}`, element);
}
