import { schemas } from 'virtual:event-schemas';
import { problemsOf } from './problems.ts';
import type { Problem } from './protocol.ts';

export const eventProblems = (machine: string, event: object): Problem[] => problemsOf(schemas[machine], event);
