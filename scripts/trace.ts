import { globSync, readFileSync } from 'node:fs';

export interface Requirement {
  id: string;
  text: string;
  kind: string;
}

export interface Citation {
  id: string;
  file: string;
}

export const readLedger = (): Requirement[] => parseLedger(readFileSync('docs/requirements.md', 'utf8'));

export const citations = (): Citation[] =>
  globSync('{machines,src,mocks,cli,conformance,scripts,tests,.storybook}/**/*.{test,test-d,spec,stories}.{ts,tsx}')
    .sort()
    .flatMap((file) => parseCitations(readFileSync(file, 'utf8')).map((id) => ({ id, file })));

export const parseLedger = (markdown: string): Requirement[] =>
  [...markdown.matchAll(/^\| ([A-Z]+-\d+) \| (.+?) \| ([a-z]+) \| [^|]+ \|$/gm)].map(
    ([, id = '', text = '', kind = '']) => ({
      id,
      text,
      kind,
    }),
  );

/** Returns the ids that a file cites in square brackets. */
export const parseCitations = (code: string): string[] =>
  [...code.matchAll(/\[((?:[A-Z]+-\d+)(?:[,\s]+[A-Z]+-\d+)*)\]/g)].flatMap(([, inside = '']) => inside.split(/[,\s]+/));

export const trace = (ledger: Requirement[], cited: Citation[], areas: string[] = []) => {
  const wanted = ledger.filter(
    ({ id, kind }) => kind !== 'open' && (areas.length === 0 || areas.includes(id.replace(/-\d+$/, ''))),
  );
  const isCited = new Set(cited.map(({ id }) => id));
  const isKnown = new Set(ledger.map(({ id }) => id));
  return {
    wanted,
    missing: wanted.filter(({ id }) => !isCited.has(id)),
    unknown: cited.filter(({ id }) => !isKnown.has(id)),
  };
};

if (import.meta.main) {
  const { wanted, missing, unknown } = trace(readLedger(), citations(), process.argv.slice(2));
  for (const { id, kind, text } of missing) console.log(`${id}\t${kind}\t${text.slice(0, 110)}`);
  for (const { id, file } of unknown) console.log(`${id}\tcited in ${file}, but no such requirement`);
  console.log(`${wanted.length - missing.length} of ${wanted.length} requirements cited by a test or story`);
}
