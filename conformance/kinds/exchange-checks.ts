import type { ExchangeCheck } from '../runner/exchange.ts';
import { backwards } from './backwards.ts';
import { leaks } from './leaks.ts';
import { unguessable } from './unguessable.ts';

/** The checks over every exchange of a run, beside the contract's own. */
export const exchangeChecks: readonly ExchangeCheck[] = [leaks, backwards, unguessable];
