import { useEffect, useRef } from 'react';
import { dropFragment, pushFragment, readFragment, watchFragment } from '#host/address/fragment.ts';

/**
 * Opens the password setup panel while the URL fragment is its id, so that links open it and Back closes it. Returns
 * functions to push and to drop the fragment.
 */
export function useSetupFragment(id: string, isOpen: boolean, onMoved: (isOpen: boolean) => void) {
  const wasPushed = useRef(false);
  useEffect(() =>
    watchFragment(() => {
      const isAsked = readFragment() === id;
      if (isAsked !== isOpen) onMoved(isAsked);
    }),
  );
  return {
    push: () => {
      wasPushed.current = true;
      pushFragment(id);
    },
    drop: () => {
      if (readFragment() === id) dropFragment(wasPushed.current);
      wasPushed.current = false;
    },
  };
}
