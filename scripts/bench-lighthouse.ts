import { withHost } from './bench/host.ts';
import { auditPages, isMissed } from './bench/lighthouse.ts';
import { auditTable } from './bench/table.ts';
import { examplePages } from './docs/host-pages.ts';

// Runs Lighthouse on the host's example pages, or on the given addresses.

const named = process.argv.slice(2);
const addresses = examplePages()
  .map(({ address }) => address)
  .filter((address) => named.length === 0 || named.includes(address));

const { audits, failures } = await withHost((origin) => auditPages(origin, addresses));
console.log(`\n${auditTable(audits).join('\n')}\n`);
for (const [address, message] of failures) console.error(`${address}: ${message}`);
if (failures.length > 0 || Object.values(audits).some(isMissed)) process.exitCode = 1;
