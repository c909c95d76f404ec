import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A story at one width in one colour scheme. */
export interface Look {
  story: string;
  width: number;
  colours: 'light' | 'dark';
}

/** A reviewer's decision. It holds for one picture: another one is open again. */
export interface Verdict extends Look {
  /** The SHA-256 of the picture file. */
  picture: string;
  verdict: 'approved' | 'rejected';
  note?: string;
}

const FIELDS: Record<keyof Verdict, [expected: string, accepts: (value: unknown) => boolean]> = {
  story: ['the ID of a story', (value) => typeof value === 'string' && value !== ''],
  width: ['a whole number', Number.isInteger],
  colours: ['"light" or "dark"', (value) => value === 'light' || value === 'dark'],
  picture: ['a SHA-256 in hexadecimal', (value) => typeof value === 'string' && /^[\da-f]{64}$/.test(value)],
  verdict: ['"approved" or "rejected"', (value) => value === 'approved' || value === 'rejected'],
  note: ['text', (value) => value === undefined || typeof value === 'string'],
};

export const lookOf = ({ story, width, colours }: Look): string => `${story}-${width}-${colours}`;

export const verdictOn = (verdicts: Verdict[], look: Look, picture: string): Verdict | undefined =>
  verdicts.find((each) => lookOf(each) === lookOf(look) && each.picture === picture);

export const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Reads a file of verdicts. Throws an error that names the file and the invalid field. */
export function readVerdicts(file: string): Verdict[] {
  try {
    return parseVerdicts(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

export function parseVerdicts(text: string): Verdict[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error('must be a list of verdicts');
  const seen = new Set<string>();
  for (const [index, entry] of list.entries()) {
    const fields = new Map<string, unknown>(Object.entries(entry ?? {}));
    for (const [name, [expected, accepts]] of Object.entries(FIELDS))
      if (!accepts(fields.get(name))) throw new Error(`verdict ${index + 1}: "${name}" must be ${expected}`);
    const unknown = [...fields.keys()].find((name) => !Object.hasOwn(FIELDS, name));
    if (unknown !== undefined) throw new Error(`verdict ${index + 1}: unknown field "${unknown}"`);
    if (seen.size === seen.add(lookOf(entry)).size) throw new Error(`verdict ${index + 1}: ${lookOf(entry)} again`);
  }
  // Every field was checked above.
  return list as Verdict[];
}
