import { withdrawal } from '../../machines/purchase/withdrawal/withdrawal.ports.ts';
import { foundIn, sell } from '../readers/opened-accounts.ts';
import { accepted, holds, needed, same } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import { kitFlow, step } from '../runner/test-context.ts';

/** The withdrawal from a contract. Optional for a server. */
export const withdrawalKit = kitFlow('withdrawal', () => [
  step('records a declaration about one of two gifts once, and refunds no more than it', async (t) => {
    const { search, request, line, version } = await sell(t);
    const { order, name, email, lines } = request;
    const tab = t.open();
    const actor = t.start(withdrawal, tab, { page: await pageData(t, tab, 'showWithdrawal') });
    actor.send({ type: 'form.changed', change: { ...search, name } });
    actor.send({ type: 'form.submitted' });
    await t.reach(actor, 'the order', (now) => now.matches('choosing'), 'findOrder');
    for (const { id } of (await foundIn(t, search)).lines)
      actor.send({ type: 'line.changed', id, quantity: id === line.id ? 1 : 0 });
    for (const type of ['form.submitted', 'withdrawal.confirmed'] as const) actor.send({ type });
    const { context } = await t.reach(actor, 'an acknowledgement', (now) => now.matches('declared'), 'withdraw');
    const declared = needed(context.withdrawal, 'nothing was declared');
    const wanted = { order, name, email, lines: lines.map((each) => ({ ...each, name: line.name })) };
    same('withdraw', 'the declaration', { ...declared, ...wanted }, declared);
    const { amount = 0 } = declared.refund ?? {};
    holds('withdraw', 'a refund of at most one gift', amount <= Math.ceil(line.amount / 2), amount);
    const again = accepted('withdraw', await ask(t.open(), 'withdraw', { body: request }));
    same('withdraw', 'the reply to a repeated declaration', again, declared);
    const { withdrawals, lines: left, version: next } = await foundIn(t, search);
    same('findOrder', 'the declarations of the order', withdrawals, [declared]);
    same('findOrder', 'how many gifts are left', left.find(({ id }) => id === line.id)?.quantity, 1);
    holds('findOrder', 'a higher version', next > version, next);
  }),
]);
