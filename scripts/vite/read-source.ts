import { parseSync } from 'vite';
import type { Source } from './chunks.ts';

export function readSource(path: string, text: string): Source {
  const { program, module } = parseSync(path, text);
  const requests = [
    ...module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)),
    ...module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType)),
  ].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  const asks = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  return { imports: [...new Set(requests)], asks, isStateful: program.body.some(isState) };
}

/** Calls whose result is compared by identity. */
const MAKING_STATE = ['createContext', 'lazy', 'Symbol'];

/** Whether code that runs on load creates something mutable or compared by identity. */
function isState(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(isState);
  const { type, kind, callee, arguments: given, ...rest } = Object(node);
  switch (type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return false;
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'AssignmentExpression':
      return true;
    case 'VariableDeclaration':
      if (kind !== 'const') return true;
      break;
    case 'NewExpression':
      // `new Set(['a', 'b'])` is a constant; an empty one will be filled.
      if (given.length === 0) return true;
      break;
    case 'CallExpression':
      if (MAKING_STATE.includes(callee.name)) return true;
      break;
  }
  return [callee, given, ...Object.values(rest)].some((each) => typeof each === 'object' && isState(each));
}
