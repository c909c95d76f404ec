import { createElement, Fragment, type ReactNode } from 'react';
import type { Text } from './text.ts';

/** The text with an element in place of each `{name}`, so that a link stands where its language wants it. */
export function fillNodes<Name extends string>(text: Text<Name>, nodes: Record<NoInfer<Name>, ReactNode>): ReactNode {
  const given: Record<string, ReactNode> = nodes;
  // Every second piece is the name of a placeholder.
  const pieces = String(text).split(/\{(\w+)\}/);
  return createElement(Fragment, null, ...pieces.map((piece, at) => (at % 2 ? given[piece] : piece)));
}
