import { useEffect, useState } from 'react';
import type { MachineView } from './protocol.ts';

/**
 * Returns the machine whose events are shown: the pinned one, or else the best. Does not switch while the tester is
 * aiming at its events.
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
