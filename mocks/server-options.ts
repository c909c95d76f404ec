import { parseArgs } from 'node:util';
import { isReader, READERS } from './readers.ts';
import { isScenarioName, scenarios } from './scenario/scenarios.ts';

const OPTIONS = {
  port: { type: 'string', default: '4010' },
  scenario: { type: 'string' },
  reader: { type: 'string' },
  front: { type: 'string' },
  'own-origin': { type: 'boolean', default: false },
  webhook: { type: 'string' },
  'webhook-secret': { type: 'string', default: 'whsec_quarterly' },
  'webhook-faults': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** What each option does, a line each. */
export const OPTIONS_HELP = `  --port NUMBER            where it listens; 4010 when left out, 0 for any free port
  --scenario NAME          the world it is in, for every session that chooses no other
  --reader NAME            who looks where a request brings no cookie
  --front URL              where mailed links lead; to the mock journal itself when left out
  --own-origin             refuses changes from other origins, as a server must
  --webhook URL            posts the payment provider's events to this address
  --webhook-secret SECRET  signs them; whsec_quarterly when left out
  --webhook-faults         posts every event twice, and of two events the later one first
  --help                   this text`;

/** Reads the options of the mock server. Throws with the valid values if one is invalid. */
export function readOptions(args: string[]) {
  const { values } = parsed(() => parseArgs({ args, options: OPTIONS }));
  const { scenario, reader, front, webhook, 'webhook-secret': secret } = values;
  if (scenario !== undefined && !isScenarioName(scenario))
    throw new Error(`The scenarios are: ${Object.keys(scenarios).join(', ')}.`);
  if (reader !== undefined && !isReader(reader)) throw new Error(`The readers are: ${READERS.join(', ')}.`);
  if (front !== undefined && !isHttp(front))
    throw new Error('A front is an address that begins with http:// or https://.');
  if (webhook !== undefined && !isHttp(webhook))
    throw new Error('A webhook is an address that begins with http:// or https://.');
  if (secret.trim() === '') throw new Error('A webhook secret has at least one character that is not a space.');
  return { ...values, port: readPort(values.port), scenario, reader };
}

/** Runs `parse`. Of Node's message for wrong usage, its error keeps the first sentence. */
export function parsed<Values>(parse: () => Values): Values {
  try {
    return parse();
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\.(?:\s|$)|\n/);
    throw new Error(`${sentence}.`);
  }
}

/** Reads the number of a port. Throws for any other text. */
export function readPort(port: string): number {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error('A port is a number from 0 to 65535.');
  return Number(port);
}

const isHttp = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
