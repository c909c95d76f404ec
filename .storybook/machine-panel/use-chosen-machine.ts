import { useEffect, useState } from 'react';
import { liveliest } from './liveliest.ts';
import type { MachineView, Shown } from './protocol.ts';

/**
 * The machine whose events are shown: the one a tester pinned or, without a pin, the liveliest. It never changes by
 * itself while the tester aims at its events.
 */
export function useChosenMachine(shown: Shown, isAiming: boolean) {
  const [pinned, pin] = useState<string>();
  const [followed, setFollowed] = useState<string>();
  const best = liveliest(shown);
  useEffect(() => {
    if (!isAiming) setFollowed(best);
  }, [isAiming, best]);
  const named = (name: string | undefined): MachineView | undefined =>
    shown.machines.find((machine) => machine.name === name);
  return {
    machine: named(pinned) ?? named(followed) ?? shown.machines[0],
    isPinned: named(pinned) !== undefined,
    pin,
  };
}
