import type { Contract } from './document.ts';
import { writeReplies } from './replies.ts';
import { writeRoutes } from './routes.ts';
import { writeSchemas } from './schemas.ts';
import { writeTypes } from './types.ts';

/** The files that are made from the contract, by their path from the root of the repository. */
export const generated = async (contract: Contract): Promise<{ path: string; text: string }[]> => [
  { path: 'machines/api/schema.ts', text: await writeTypes() },
  { path: 'machines/api/schemas.gen.ts', text: writeSchemas(contract) },
  { path: 'mocks/routes.gen.ts', text: writeRoutes(contract) },
  { path: 'mocks/replies.ts', text: writeReplies(contract) },
];
