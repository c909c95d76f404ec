import type { Shown } from './protocol.ts';

/** The name of the machine a tester wants most likely: of those that can take an event, the one that moved last. */
export function liveliest({ machines, log }: Shown): string | undefined {
  const able = machines.filter(({ events }) => events.length > 0).map(({ name }) => name);
  const moved = log.findLast(({ machine }) => able.includes(machine));
  return moved?.machine ?? able[0] ?? machines[0]?.name;
}
