import { schemas } from 'virtual:event-schemas';
import { problemsOf } from './problems.ts';
import type { Problem } from './protocol.ts';

/** What is wrong with an event of a machine; nothing where it fits its type. */
export const eventProblems = (machine: string, event: object): Problem[] => problemsOf(schemas[machine], event);
