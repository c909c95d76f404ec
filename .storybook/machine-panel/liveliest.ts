import type { Shown } from './protocol.ts';

/** Returns the machine that moved last and has not ended. */
export function liveliest({ machines, log }: Pick<Shown, 'machines' | 'log'>): string | undefined {
  const active = machines.filter(({ status }) => status === 'active').map(({ name }) => name);
  const moved = log.findLast(({ machine }) => active.includes(machine));
  return moved?.machine ?? active[0] ?? machines[0]?.name;
}
