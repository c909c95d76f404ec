import { createElement, Fragment, type ReactNode } from 'react';
import type { Template } from './message.ts';

/** Returns the text with each `{name}` replaced by an element, so that each language places its own links. */
export function fillNodes<Name extends string>(
  text: Template<Name>,
  nodes: Record<NoInfer<Name>, ReactNode>,
): ReactNode {
  const given: Record<string, ReactNode> = nodes;
  // Placeholder names are at the odd indexes.
  const pieces = String(text).split(/\{(\w+)\}/);
  return createElement(Fragment, null, ...pieces.map((piece, at) => (at % 2 ? given[piece] : piece)));
}
