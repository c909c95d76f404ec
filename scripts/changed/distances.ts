import type { Graph } from './graph.ts';

/** How far each node is from the nearest changed one; a node that reaches none is left out. */
export function distances(graph: Graph, changed: Iterable<string>): Map<string, number> {
  const dependents = reversed(graph);
  const found = new Map<string, number>();
  const atLength: string[][] = [[...changed]];
  for (let length = 0; length < atLength.length; length += 1)
    for (const node of atLength[length] ?? []) {
      if (found.has(node)) continue;
      found.set(node, length);
      for (const [dependent, edge] of dependents.get(node) ?? []) {
        const total = length + edge;
        while (atLength.length <= total) atLength.push([]);
        atLength[total]?.push(dependent);
      }
    }
  return found;
}

function reversed(graph: Graph): Graph {
  const dependents: Graph = new Map();
  for (const [node, edges] of graph)
    for (const [target, edge] of edges) {
      if (!dependents.has(target)) dependents.set(target, new Map());
      dependents.get(target)?.set(node, edge);
    }
  return dependents;
}
