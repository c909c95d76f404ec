import { returnPath } from './return-path.ts';

/** Returns the link that starts a Google sign-in and leads back to `path` (ENTRY-18). */
export const googleLink = (path: string): string => `/oauth/google?url=${written(path)}`;

/** Returns the link that starts an OpenAthens sign-in, where the reader picks the institution (ENTRY-19). */
export const openAthensLink = (path: string): string => `/oauth/openathens?url=${written(path)}`;

/** Returns the link that starts a sign-in through one institution, by its `entity_id` (ENTRY-20). */
export const institutionLink = (entity: string, path: string): string =>
  `/oauth/openathens/deeplink?entity=${encodeURIComponent(entity)}&target=${written(path)}`;

const written = (path: string): string => encodeURIComponent(returnPath(path));
