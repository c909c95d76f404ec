import { citations, readLedger, trace } from './trace/ledger.ts';

const json = process.argv.includes('--json');
const areas = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const { wanted, missing, unknown } = trace(readLedger(), citations(), areas);
const cited = wanted.length - missing.length;

if (json) {
  console.log(JSON.stringify({ wanted: wanted.length, cited, missing: missing.map(({ id }) => id), unknown }));
} else {
  for (const { id, kind, text } of missing) console.log(`${id}\t${kind}\t${text.slice(0, 110)}`);
  for (const { id, file } of unknown) console.log(`${id}\tcited in ${file}, but no such requirement`);
  console.log(`${cited} of ${wanted.length} requirements cited by a test or story`);
}
