import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { Address } from '../machines/api/contract.ts';
import { didYouMean } from '../machines/lib/nearest.ts';
import type { Shipcode } from '../machines/rules/subscription/subscription.ts';
import type { PageId } from '../mocks/documented.ts';
import { pages } from '../mocks/replies.ts';
import mockJournalProfile from './mock-journal.profile.json' with { type: 'json' };
import schema from './profile.schema.json' with { type: 'json' };

/** The sections of a profile that name readers, tokens and goods. The mock journal has an entry of each kind. */
type Sections = Pick<
  typeof mockJournalProfile,
  'readers' | 'coupons' | 'goods' | 'gifts' | 'invoices' | 'donations' | 'links'
>;

export type ReaderRole = keyof Sections['readers'];

/**
 * The data of a server's test installation, as described in `profile.schema.json`. Steps that need omitted data are not
 * run.
 */
export interface Profile extends Partial<{ [Name in keyof Sections]: Partial<Sections[Name]> }> {
  newReader?: { name: string; email: string; password: string; address: Address; shipcode: Shipcode };
  botCheck?: { tokens: string; refused?: string };
  payment?: PaymentProfile;
  pages?: { [Id in PageId]?: string };
  tag?: string;
  signInCode?: { email: string; code: string };
  clock?: string;
}

export interface Login {
  email: string;
  password: string;
}

export interface PaymentProfile {
  publishableKey: string;
  api?: string;
  method?: string;
  declined?: string;
  failsLater?: string;
  deposits?: string;
  webhook?: { path: string; secret: string };
}

export const passwordsIn = ({ readers, newReader }: Profile): string[] =>
  [...Object.values(readers ?? {}), newReader].flatMap((reader) => reader?.password ?? []);

type Entries<Section extends keyof Profile> = NonNullable<Profile[Section]>;

/** Reads entries of a profile. Ends the step as not run without one. */
export interface ReadEntry {
  <Section extends keyof Profile>(section: Section): Entries<Section>;
  <Section extends keyof Profile, Name extends keyof Entries<Section>>(
    section: Section,
    name: Name,
  ): NonNullable<Entries<Section>[Name]>;
}

/** Thrown for wrong usage. Its message and the usage are printed, and the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Validates a profile against its schema. Throws a `UsageError` with a line for each violation, prefixed with
 * `beginning`.
 */
export function profileOf(value: unknown, beginning = ''): Profile {
  const findings = validate(value) ? examplesIn(Object(value).pages ?? {}) : (validate.errors ?? []).map(told);
  if (findings.length > 0) throw new UsageError(findings.map((finding) => beginning + finding).join('\n'));
  return value as Profile; // the schema matches the type
}

const validate = new Ajv2020({ strict: false, allErrors: true, verbose: true }).compile(schema);

function told({ instancePath, message = '', params, parentSchema }: ErrorObject): string {
  const at = instancePath || 'The profile';
  const { additionalProperty: name } = params;
  return name === undefined ? `${at} ${message}.` : unknown(at, name, Object.keys(parentSchema?.properties));
}

/** Finds pages that the contract does not have, and examples that a page does not have. */
function examplesIn(named: Record<string, string>): string[] {
  const examples: Record<string, object> = pages;
  return Object.entries(named).flatMap(([id, name]) => {
    if (!Object.hasOwn(examples, id)) return [listed('/pages', id, Object.keys(examples))];
    const names = Object.keys(examples[id] ?? {});
    return names.includes(name) ? [] : [listed(`/pages/${id}`, name, names)];
  });
}

const unknown = (at: string, name: string, names: string[]): string =>
  `${at} has no "${name}".${didYouMean(name, names)}`;

const listed = (at: string, name: string, names: string[]): string =>
  `${unknown(at, name, names)} It can be: ${names.join(', ')}.`;

/** Describes the mock journal, and any server with the same data. */
export const mockJournal = profileOf(mockJournalProfile);
