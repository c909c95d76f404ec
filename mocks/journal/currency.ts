import { currencyOf } from '#machines/rules/price/currency.ts';
import { scenarioOf } from '../scenario/scenarios.ts';
import type { Desk } from './desk.ts';
import { worldOf } from './world.ts';

/** The currency of everything that the caller sees and pays, in ISO 4217. */
export const currencyIn = (desk: Desk): string => currencyOf(scenarioOf(worldOf(desk).scenario)).code;
