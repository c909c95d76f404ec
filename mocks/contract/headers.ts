import { contractDocument } from './document.ts';

export interface StatedHeaders {
  request: string[];
  reply: string[];
}

export function statedHeaders(document: Document = contractDocument): StatedHeaders {
  const follow = <Part extends object>(part: Part | { $ref: string }): Part =>
    '$ref' in part
      ? part.$ref
          .slice(2)
          .split('/')
          .reduce<never>((value, key) => value[key], document as never)
      : part;
  const operations = Object.values(document.paths).flatMap((path) => [path, ...METHODS.map((method) => path[method])]);
  const parameters = operations.flatMap((operation) => operation?.parameters ?? []).map(follow);
  const responses = operations.flatMap((operation) => Object.values(operation?.responses ?? {})).map(follow);
  return {
    request: unique(parameters.flatMap(({ in: place, name }) => (place === 'header' ? [name] : []))),
    reply: unique(responses.flatMap(({ headers = {} }) => Object.keys(headers))),
  };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Document {
  paths: Record<string, Operation & { [Method in (typeof METHODS)[number]]?: Operation }>;
}

interface Operation {
  parameters?: (Parameter | { $ref: string })[];
  responses?: Record<string, { headers?: object } | { $ref: string }>;
}

interface Parameter {
  in: string;
  name: string;
}

const unique = (names: string[]): string[] => [...new Set(names)].sort();
