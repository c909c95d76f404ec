import type { Settings } from '#machines/api/contract.ts';
import { BotCheck, ImageHosts, Settings as SettingsSchema, UrlTemplate } from '#machines/api/schemas/pages/Settings.ts';
import type { Schema } from '#machines/api/shapes.ts';
import { qrPicture } from '#machines/rules/gift/qr-picture.ts';
import { safeHref } from '#machines/rules/link/safe-href.ts';
import { PROVIDER_SOURCES } from './provider-sources.ts';

/** A Content Security Policy: the sources of each directive. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

export interface PolicyOptions {
  /** Hashes of inline styles: the `integrity` of each in `journal.json`. */
  styles?: readonly string[];
  /** The folder of the build's files if another origin serves them, such as https://cdn.example/quarterly/. */
  assets?: string | undefined;
  /** False omits Trusted Types, for a page with a script that cannot work under them. */
  trustedTypes?: boolean;
}

/** A value left out of the policy, because it breaks the contract or could widen the policy. */
export interface PolicyProblem {
  /** A JSON pointer to the value. */
  pointer: string;
  expected: string;
}

/**
 * Returns the policy of pages with this page data, or only these settings. Allows nothing by default, plus what the
 * widgets use from their own origin and the services in the settings. Omits invalid values; `policyProblems` reports
 * them.
 */
export function contentPolicy(
  pages: readonly unknown[],
  { styles = [], assets, trustedTypes = true }: PolicyOptions = {},
): ContentPolicy {
  const used = pages.map((page) => inspect(page).used);
  const pays = used.some(({ isPaying }) => isPaying);
  const services = [
    ...(pays ? [PROVIDER_SOURCES.stripe] : []),
    ...used.flatMap(({ provider }) => (provider ? [PROVIDER_SOURCES[provider]] : [])),
  ];
  const files = assets !== undefined && ASSETS.test(assets) ? [assets] : [];
  const of = (directive: 'script' | 'frame' | 'connect' | 'style' | 'policies') =>
    services.flatMap((service) => service[directive] ?? []);
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...files, ...of('script')],
    'style-src': [
      "'self'",
      ...files,
      ...styles.filter((hash) => HASH.test(hash)).map((hash) => `'${hash}'`),
      ...of('style'),
    ],
    'img-src': ["'self'", 'data:', ...used.flatMap(({ images }) => images).toSorted()],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...of('connect')],
    'frame-src': of('frame'),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(trustedTypes && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['quarterly', ...of('policies')],
    }),
  };
  const named = Object.entries(policy).map(([directive, sources]) => [directive, [...new Set(sources)]] as const);
  return Object.fromEntries(named.filter(([, sources]) => sources.length > 0));
}

/** Returns the problems in page data or settings that affect the policy. */
export const policyProblems = (page: unknown): PolicyProblem[] => inspect(page).problems;

export const isAssets = (address: string): boolean => ASSETS.test(address);

export const policyHeader = (policy: ContentPolicy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

interface Used {
  isPaying: boolean;
  provider?: NonNullable<Settings['bot_check']>['provider'] | undefined;
  images: string[];
}

/** Only a host name and port: a full address may contain characters that end a source or directive. */
const ORIGIN = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d+)?$/;
/**
 * The path has no characters that end a source. Its final slash makes it match everything below. Plain HTTP is for
 * development.
 */
const ASSETS = /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|http:\/\/localhost)(?::\d+)?\/(?:[\w.~@+-]+\/)*$/;
const HASH = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

function inspect(page: unknown): { used: Used; problems: PolicyProblem[] } {
  const isPageData = isRecord(page) && isRecord(page.settings);
  const settings = isPageData ? page.settings : page;
  if (!isRecord(settings))
    return { used: { isPaying: false, images: [] }, problems: [{ pointer: '', expected: OBJECT }] };
  const problems: PolicyProblem[] = [];
  const refuse = (pointer: string, expected: string) => void problems.push({ pointer, expected });
  const at = isPageData ? '/settings' : '';
  const read = <Value>(name: string, schema: Schema<Value>, expected: string): Value | undefined => {
    const given = settings[name];
    if (given === undefined) return undefined;
    const value = schema(given);
    if (value === undefined) refuse(`${at}/${name}`, expected);
    return value;
  };
  const allowed = (address: string | undefined, pointer: string): string[] => {
    const origin = address?.startsWith('https://') ? new URL(address).origin : undefined;
    if (origin !== undefined && ORIGIN.test(origin)) return [origin];
    // A path is on the page's own origin.
    if (!address?.startsWith('/')) refuse(pointer, ADDRESS);
    return [];
  };
  const payment = read('payment', PAYMENT, 'an object with a `publishable_key` that begins with pk_');
  const botCheck = read('bot_check', BotCheck, 'a provider (recaptcha, turnstile or hcaptcha) and its site key');
  const hosts = read('image_hosts', ImageHosts, 'a list of origins, such as https://images.journal.example') ?? [];
  const template = read('qr_template', UrlTemplate, TEMPLATE);
  const pictures = isPageData ? picturesIn(page) : [];
  const images = [
    ...hosts.flatMap((host, at_) => allowed(host, `${at}/image_hosts/${at_}`)),
    ...(template === undefined ? [] : qrOrigin(template, () => refuse(`${at}/qr_template`, TEMPLATE))),
    ...pictures.flatMap(({ source, pointer }) => allowed(safeHref(source), pointer)),
  ];
  const isPaying = payment !== undefined || (isPageData && hasKey(page));
  return { used: { isPaying, provider: botCheck?.provider, images }, problems };
}

const OBJECT = 'an object: settings, or page data with settings';
const ADDRESS = 'an https address with a plain host name, or a path';
const TEMPLATE = 'an https address with {url} after the host name';

const PAYMENT: Schema<NonNullable<Settings['payment']>> = (payment) =>
  SettingsSchema({ journal: 'Journal', payment })?.payment;

/** Returns the origin of the QR service if it is the same for any address. */
function qrOrigin(template: string, refuse: () => void): string[] {
  const origins = ['https://one.example', 'other'].map((address) => {
    const picture = qrPicture(template, address);
    return picture === undefined ? undefined : new URL(picture).origin;
  });
  const [origin] = origins;
  if (origin !== undefined && origins.every((each) => each === origin) && ORIGIN.test(origin)) return [origin];
  refuse();
  return [];
}

interface Found {
  source: unknown;
  pointer: string;
}

const picturesIn = (page: unknown): Found[] =>
  recordsIn(page).flatMap(({ value: { source, width, height }, pointer }) =>
    source !== undefined && width !== undefined && height !== undefined
      ? [{ source, pointer: `${pointer}/source` }]
      : [],
  );

/** Whether page data contains its own payment key, as that of a setup does. */
const hasKey = (page: unknown): boolean =>
  recordsIn(page).some(({ value: { pubkey } }) => typeof pubkey === 'string' && pubkey.startsWith('pk_'));

function recordsIn(value: unknown, pointer = ''): { value: Record<string, unknown>; pointer: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, each]) => recordsIn(each, `${pointer}/${escaped(name)}`));
  return isRecord(value) ? [{ value, pointer }, ...inside] : inside;
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
