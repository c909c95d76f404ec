import type { Contract, Example, Json } from './document.ts';
import { NOTICE } from './notice.ts';

/** The module of every documented reply, request and page by its name, checked by the types of the contract. */
export function writeReplies({ operations, examples }: Contract): string {
  const table = (kind: Example['kind'], entry: (example: Example) => Json) =>
    operations
      .map(({ operationId }) => {
        const named = examples.filter((example) => example.kind === kind && example.operationId === operationId);
        return [operationId, Object.fromEntries(named.map((example) => [example.name, entry(example)]))] as const;
      })
      .filter(([, named]) => Object.keys(named).length > 0);
  const reply = ({ status = 200, summary, headers, body }: Example): Json => ({
    status,
    summary,
    ...(Object.keys(headers).length > 0 && { headers }),
    body,
  });
  const redirects = operations
    .filter((operation) => operation.redirects.length > 0)
    .map((operation) => {
      const byStatus = operation.redirects.map((redirect) => [redirect.status, redirect] as const);
      return [operation.operationId, Object.fromEntries(byStatus)] as const;
    });
  return [
    NOTICE,
    "import type { DocumentedPages, DocumentedRedirects, DocumentedReplies, DocumentedRequests } from './documented.ts';",
    '',
    '/** Every documented reply of a call, by operation and name. */',
    constant('replies', table('reply', reply), 'DocumentedReplies'),
    '/** Every documented request body, by operation and name. */',
    constant(
      'requests',
      table('request', ({ summary, body }) => ({ summary, body })),
      'DocumentedRequests',
    ),
    '/** Every documented page data of a host page, by operation and name. */',
    constant('pages', table('page', reply), 'DocumentedPages'),
    '/** Every documented redirect, by operation; by status: it has no body, and so no name. */',
    constant('redirects', redirects, 'DocumentedRedirects'),
  ].join('\n');
}

/** One example a line: laid out over many lines the module would be four times as long as the contract. */
function constant(name: string, entries: (readonly [string, Json])[], type: string): string {
  const lines = entries.flatMap(([id, named]) => [
    `  ${id}: {`,
    ...Object.entries(Object(named)).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},`),
    '  },',
  ]);
  return [`export const ${name} = {`, ...lines, `} as const satisfies ${type};`, ''].join('\n');
}
