import { resolve } from 'node:path';

/** The build that `scripts/host-site.ts` serves at a port: the folder that `HOST_BUILD` names, or else one of its own. */
export const buildOf = (port: number): string => resolve(process.env.HOST_BUILD ?? ownBuildOf(port));

/** Where `scripts/host-site.ts` puts a build of its own. */
export const ownBuildOf = (port: number): string => resolve('node_modules/.cache/host-site', String(port));
