import type { CallId } from '../documented.ts';
import type { Reader } from '../readers.ts';
import { account } from '../scenarios/account.ts';
import { entry } from '../scenarios/entry.ts';
import { everywhere } from '../scenarios/everywhere.ts';
import { purchase } from '../scenarios/purchase.ts';
import type { Fault, NetworkState } from './faults.ts';
import type { BotCheckState, PaymentState } from './switches.ts';

/** A world in which something is different; what a scenario leaves out is as it should be. */
export interface Scenario {
  summary: string;
  reader?: Reader;
  calls?: { [Id in CallId]?: Fault<Id> };
  network?: NetworkState;
  payment?: PaymentState;
  botCheck?: BotCheckState;
  /** What comes of charging the method on file. */
  onFile?: 'authorization' | 'replacement' | 'bank';
  /** The coupon that is in the page data although the address names none. */
  coupon?: string;
  /** The host lets the reader put an order into the cart and check out later. */
  checkoutLater?: true;
  pageData?: 'malformed';
}

/** Every named world by where it is met. */
export const AREAS = { everywhere, entry, account, purchase } as const;

/** Every named world, chosen by `?scenario=name` and kept until another is chosen. */
export const scenarios = { ...everywhere, ...entry, ...account, ...purchase } as const;

export type ScenarioName = keyof typeof scenarios;

/** Whether there is a scenario of this name. */
export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

/** The scenario of this name. */
export const scenarioOf = (name: ScenarioName): Scenario => scenarios[name];
