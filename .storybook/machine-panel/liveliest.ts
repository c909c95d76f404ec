import type { Shown } from './protocol.ts';

/** Returns the machine a tester most likely wants: of those that accept an event, the one that moved last. */
export function liveliest({ machines, log }: Shown): string | undefined {
  const able = machines.filter(({ events }) => events.length > 0).map(({ name }) => name);
  const moved = log.findLast(({ machine }) => able.includes(machine));
  return moved?.machine ?? able[0] ?? machines[0]?.name;
}
