import type { Contract, Operation } from './document.ts';
import { NOTICE } from './notice.ts';

/** The module of the method and path of every operation, checked by the types of the contract. */
export function writeRoutes({ operations }: Pick<Contract, 'operations'>): string {
  const table = (isWanted: (operation: Operation) => boolean) =>
    operations
      .filter(isWanted)
      .map(({ operationId, method, path }) => `  ${operationId}: { method: '${method}', path: '${path}' },`);
  return [
    NOTICE,
    "import type { DocumentedRoutes, DocumentedVisits } from './documented.ts';",
    '',
    '/** The method and path of every call. */',
    'export const routes = {',
    ...table(({ kind }) => kind === 'call'),
    '} as const satisfies DocumentedRoutes;',
    '',
    '/** The method and path of every page, and of every link that is answered by a redirect. */',
    'export const visits = {',
    ...table(({ kind }) => kind !== 'call'),
    '} as const satisfies DocumentedVisits;',
    '',
  ].join('\n');
}
