import { useEffect, useState } from 'react';
import type { MachineView } from './protocol.ts';

/**
 * The machine whose events are shown: the one a tester pinned or, without a pin, the best. It never changes by itself
 * while the tester aims at its events.
 */
export function useChosenMachine(machines: readonly MachineView[], best: string | undefined, isAiming: boolean) {
  const [pinned, pin] = useState<string>();
  const [followed, setFollowed] = useState<string>();
  useEffect(() => {
    if (!isAiming) setFollowed(best);
  }, [isAiming, best]);
  const named = (name: string | undefined): MachineView | undefined =>
    machines.find((machine) => machine.name === name);
  return {
    machine: named(pinned) ?? named(followed) ?? machines[0],
    isPinned: named(pinned) !== undefined,
    pin,
  };
}
