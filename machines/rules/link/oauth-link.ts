import { returnPath } from './return-path.ts';

/** Begins a sign-in with a social account, which leads back to a path of this site (ENTRY-18). */
export const googleLink = (path: string): string => `/oauth/google?url=${written(path)}`;

/** Begins a sign-in through an institution that is chosen there (ENTRY-19). */
export const openAthensLink = (path: string): string => `/oauth/openathens?url=${written(path)}`;

/** Begins a sign-in through one institution, by its `entity_id` (ENTRY-20). */
export const institutionLink = (entity: string, path: string): string =>
  `/oauth/openathens/deeplink?entity=${encodeURIComponent(entity)}&target=${written(path)}`;

const written = (path: string): string => encodeURIComponent(returnPath(path));
