import { preload } from 'react-dom';
import type { AnyActor, InspectionEvent } from 'xstate';
import type { Api } from '#machines/api/client.ts';
import { ownQuery } from '#machines/api/own-json.ts';
import type { World } from '#machines/lib/world.ts';
import { never, stillWorld } from './still-world.ts';

/**
 * A still world in which React preloads what flows load first, so that no such call waits for scripts. Leaves out
 * replies that no cache may keep: the contract has them requested with `no-cache`, which a link cannot.
 */
export const preloadingWorld: World = {
  ...stillWorld,
  api: new Proxy({} as Api, { get: () => preloaded }), // a client has only methods that start a call
  inspect: startLoading,
};

/** Runs the port of a loading machine. A render creates its actor but does not start it. */
function startLoading(event: InspectionEvent): void {
  if (event.type !== '@xstate.actor') return;
  const { src, logic, options } = event.actorRef as AnyActor;
  if (src === 'load') logic.config({ input: options.input, signal: new AbortController().signal });
}

function preloaded(path: string, { cache, params }: { cache?: string; params: { query: object } }): Promise<never> {
  const query = ownQuery({ ...params.query });
  const href = query === '' ? path : `${path}?${query}`;
  if (cache === 'default') preload(href, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' });
  return never();
}
