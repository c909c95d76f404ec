import { globSync } from 'node:fs';
import type { Contract } from './document.ts';
import { writeReplies } from './replies.ts';
import { writeRoutes } from './routes.ts';
import { writeSchemas, writeSchemaTable } from './schemas.ts';
import { writeTypes } from './types.ts';

const SCHEMAS = 'machines/api/schemas';

/** A file that is made from the contract, by its path from the root of the repository. */
export interface Generated {
  path: string;
  text: string;
}

/** Every file that is made from the contract. */
export async function generated(contract: Contract): Promise<Generated[]> {
  const schemas = writeSchemas(contract);
  return [
    { path: 'machines/api/schema.ts', text: await writeTypes() },
    ...[...schemas].map(([name, text]) => ({ path: `${SCHEMAS}/${name}.ts`, text })),
    { path: 'tests/support/schemas.gen.ts', text: writeSchemaTable([...schemas.keys()]) },
    { path: 'mocks/routes.gen.ts', text: writeRoutes(contract) },
    { path: 'mocks/replies.ts', text: writeReplies(contract) },
  ];
}

/** The modules of schemas that the contract no longer has. */
export function leftovers(files: readonly Generated[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return globSync(`${SCHEMAS}/*`)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !paths.has(path))
    .toSorted();
}
