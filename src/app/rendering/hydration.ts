import { useSyncExternalStore } from 'react';

/** Whether the component is rendered on the server, or is taking over what the server rendered. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
