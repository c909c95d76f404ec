import openapiTS, { astToString } from 'openapi-typescript';
import { CONTRACT } from '#mocks/contract/document.ts';
import { NOTICE } from './notice.ts';

/** The contract in TypeScript: its paths, operations and components. */
export async function writeTypes(): Promise<string> {
  // What has a default may still be missing from what a server sends.
  const nodes = await openapiTS(CONTRACT, { defaultNonNullable: false, silent: true });
  return `${NOTICE}\n${astToString(nodes)}`;
}
