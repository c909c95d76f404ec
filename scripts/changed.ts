import { readChanges, readTree } from './changed/changes.ts';
import { select } from './changed/selection.ts';

/** Above this, the journeys take more than two minutes. */
const MANY_JOURNEYS = 15;

// Prints what `npm test -- --changed` would run: node scripts/changed.ts [REVISION]
const [revision] = process.argv.slice(2);
try {
  const changes = readChanges(revision);
  const { conformance, contract, build, ...lists } = select(changes, readTree());
  console.log(`${changes.files.length} files differ from ${changes.since}.`);
  for (const [suite, files] of Object.entries(lists))
    console.log([`\n${suite}: ${files.length}`, ...files].join('\n  '));
  for (const [suite, isSelected] of Object.entries({ conformance, contract, build }))
    console.log(`\n${suite}: ${isSelected ? 'yes' : 'no'}`);
  if (lists.journeys.length > MANY_JOURNEYS)
    console.log(`\nThe change reaches ${lists.journeys.length} journey files; the nearest run first.`);
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 2;
}
