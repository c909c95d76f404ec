import { currencyOf } from '#machines/rules/price/currency.ts';
import { scenarioOf } from '../scenario/scenarios.ts';
import type { Context } from './request-context.ts';
import { worldOf } from './world.ts';

/** The currency of everything that the caller sees and pays, in ISO 4217. */
export const currencyIn = (context: Context): string => currencyOf(scenarioOf(worldOf(context).scenario)).code;
