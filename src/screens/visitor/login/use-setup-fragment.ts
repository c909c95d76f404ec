import { useEffect, useRef } from 'react';
import { dropFragment, pushFragment, readFragment, watchFragment } from '#host/fragment.ts';

/**
 * The panel that sets up a password is open as long as the address has its id for a fragment, so that a link opens it and
 * Back leaves it. Answers how the panel is opened, and how its fragment is dropped.
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
