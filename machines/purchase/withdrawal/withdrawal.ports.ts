import { read } from '#machines/api/reply.ts';
import { WithdrawableOrder } from '#machines/api/schemas/withdrawals/WithdrawableOrder.ts';
import { Withdrawal } from '#machines/api/schemas/withdrawals/Withdrawal.ts';
import { announced } from '#machines/lib/announced.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { typedPlainly } from '#machines/rules/text/typed.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';

export const withdrawal = flow(withdrawalMachine, (world) => ({
  findOrder: answer(({ input: { number, email }, signal }) => {
    const body = { number: typedPlainly(number), email: typedPlainly(email) };
    return read(world.api.POST('/api/withdrawals/order', { body, signal }), WithdrawableOrder);
  }),
  withdraw: answer(({ input: body, signal }) =>
    announced(world, 'account', read(world.api.POST('/api/withdrawals', { body, signal }), Withdrawal)),
  ),
}));
