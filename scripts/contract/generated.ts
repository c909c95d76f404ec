import { globSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { wordsKey } from '#machines/rules/text/words-key.ts';
import { CONTRACT } from '#mocks/contract/document.ts';
import type { Contract, Example, Json, Operation, Schema } from './document.ts';
import { writeSchemas, writeSchemaTable } from './schemas.ts';
import { SharedValues } from './shared-values.ts';

/** A file generated from the contract, by its path from the root; removed if it has no text. */
export interface GeneratedFile {
  path: string;
  text: string | undefined;
}

const NOTICE = '// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.\n\n';
const SCHEMAS = 'machines/api/schemas';

export async function generatedFiles(contract: Contract): Promise<GeneratedFile[]> {
  const schemas = writeSchemas(contract);
  const files = [
    { path: 'machines/api/schema.ts', text: await writeTypes() },
    ...schemas.map(({ path, text }) => ({ path: `${SCHEMAS}/${path}`, text })),
    { path: 'machines/api/pattern-words.gen.ts', text: writePatternWords(contract) },
    { path: 'machines/api/documented-words.gen.ts', text: writeDocumentedWords(contract) },
    { path: 'machines/api/schema-table.gen.ts', text: writeSchemaTable(schemas) },
    { path: 'mocks/routes.gen.ts', text: writeRoutes(contract) },
    { path: 'mocks/replies.ts', text: writeReplies(contract) },
  ].map(({ path, text }) => ({ path, text: `${NOTICE}${text}` }));
  const paths = new Set(files.map(({ path }) => path));
  const leftovers = globSync(`${SCHEMAS}/**/*.ts`)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !paths.has(path));
  return [...files, ...leftovers.map((path) => ({ path, text: undefined }))];
}

async function writeTypes(): Promise<string> {
  // A server may omit properties that have a default.
  const nodes = await openapiTS(CONTRACT, { defaultNonNullable: false, silent: true });
  return astToString(nodes);
}

/** Generates the module that describes each pattern in page data. Throws if the contract lacks a description. */
function writePatternWords({ examples, schemas }: Pick<Contract, 'examples' | 'schemas'>): string {
  const words = new Map<string, string>();
  const seen = new Set<unknown>();
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const { $ref, pattern, 'x-expected': expected, ...rest }: Schema = node;
    if ($ref !== undefined) collect(schemas[$ref.slice('#/components/schemas/'.length)]);
    if (typeof pattern === 'string') {
      if (expected === undefined) throw new Error(`${pattern} stands in page data without x-expected.`);
      words.set(new RegExp(pattern, 'u').source, expected);
    }
    for (const part of Object.values(rest)) collect(part);
  };
  for (const { kind, schema } of examples) if (kind === 'page') collect(schema);
  const textName = schemas.Settings?.properties?.messages?.propertyNames?.pattern;
  if (textName === undefined) throw new Error('The settings say nothing of the names of texts.');
  return [
    '/** What each pattern of the page data asks for, by its source. Loaded by failures and development alone. */',
    'export const patternWords: Record<string, string> = {',
    ...[...words].map(([source, expected]) => `  ${JSON.stringify(source)}: ${JSON.stringify(expected)},`),
    '};',
    '',
    '/** The names of texts, as keys of `settings.messages`. */',
    `export const textName = ${new RegExp(textName, 'u')};`,
    '',
  ].join('\n');
}

/** Generates the statuses of the documented messages. Throws if a message has two. */
function writeDocumentedWords({ examples }: Pick<Contract, 'examples'>): string {
  const statuses = new Map<string, number>();
  for (const { kind, status = 200, body } of examples) {
    const { errors } = Object(body);
    if (kind !== 'reply' || status < 400 || status >= 500 || typeof errors !== 'string' || 'reason' in Object(body))
      continue;
    const key = wordsKey(errors);
    if (key.length < 3 || (statuses.get(key) ?? status) !== status)
      throw new Error(`Two statuses are documented for "${errors}", or its key is too short.`);
    statuses.set(key, status);
  }
  const keysOf = (status: number) => [...statuses.keys()].filter((key) => statuses.get(key) === status);
  return [
    '/** The keys of the messages that are documented with each status, three characters each. */',
    'export const documentedWords: Record<number, string> = {',
    ...[...new Set(statuses.values())].sort().map((status) => `  ${status}: '${keysOf(status).join('')}',`),
    '};',
    '',
  ].join('\n');
}

function writeRoutes({ operations }: Pick<Contract, 'operations'>): string {
  const table = (isWanted: (operation: Operation) => boolean) =>
    operations
      .filter(isWanted)
      .map(({ operationId, method, path }) => `  ${operationId}: { method: '${method}', path: '${path}' },`);
  return [
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

function writeReplies({ operations, examples }: Contract): string {
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
      const byStatus = operation.redirects.map((redirect) => [redirect.status, redirect]);
      return [operation.operationId, Object.fromEntries(byStatus)] as const;
    });
  const ofReplies = table('reply', reply);
  const ofRequests = table('request', ({ summary, body }) => ({ summary, body }));
  const ofPages = table('page', reply);
  const shared = new SharedValues([ofReplies, ofRequests, ofPages, redirects]);
  const constants = [
    '/** Every documented reply of a call, by operation and name. */',
    constant('replies', ofReplies, 'DocumentedReplies', shared),
    '/** Every documented request body, by operation and name. */',
    constant('requests', ofRequests, 'DocumentedRequests', shared),
    '/** Every documented page data of a host page, by operation and name. */',
    constant('pages', ofPages, 'DocumentedPages', shared),
    '/** Every documented redirect, by operation; by status: it has no body, and so no name. */',
    constant('redirects', redirects, 'DocumentedRedirects', shared),
  ];
  return [
    "import type { DocumentedPages, DocumentedRedirects, DocumentedReplies, DocumentedRequests } from './documented.ts';",
    '',
    ...shared.declarations(' as const'),
    '',
    ...constants,
  ].join('\n');
}

/** Writes one example per line: formatted, the module would be four times as long as the contract. */
function constant(name: string, entries: Named, type: string, shared: SharedValues): string {
  const lines = entries.flatMap(([id, named]) => [
    `  ${id}: {`,
    ...Object.entries(named).map(([key, value]) => `    ${key}: ${shared.textOf(value)},`),
    '  },',
  ]);
  return [`export const ${name} = {`, ...lines, `} as const satisfies ${type};`, ''].join('\n');
}

type Named = (readonly [string, object])[];
