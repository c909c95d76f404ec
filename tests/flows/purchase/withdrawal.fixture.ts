import type { WithdrawalContext } from '#machines/purchase/withdrawal/withdrawal.machine.ts';
import { pages, replies, requests } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const { withdrawalOfGuest, withdrawalOfReader, withdrawalFromOwnReceipt } = pages.showWithdrawal;
const { withdrawable, partlyWithdrawn, withdrawn } = replies.findOrder;
const { number, email } = requests.findOrder.byNumber.body;
const { name, lines } = requests.withdraw.oneCopy.body;
const refused = (status: number, field = 'general') => ({
  kind: 'refused',
  refusal: { status, problems: [{ field, code: 'server', words: String(status) }] },
});
const ok = ({ body }: { body: object }) => ({ kind: 'ok', output: body });

export const withdrawalFixture: Fixture = {
  inputs: [withdrawalOfGuest, withdrawalOfReader, withdrawalFromOwnReceipt].map(({ body }) => ({ page: body })),
  events: {
    'form.changed': [{ change: { number, email, name } }, { change: { number: '', name: '' } }],
    'order.chosen': [{ number }, { number: 'R-0' }],
    'line.changed': [{ id: 'line_1', quantity: 0 }, ...lines],
  },
  outputs: {
    findOrder: [ok(withdrawable), ok(partlyWithdrawn), ok(withdrawn), refused(404), { kind: 'unanswered' }],
    withdraw: [ok(replies.withdraw.declared), refused(400, 'name'), refused(404), refused(409), { kind: 'unanswered' }],
  },
  identity: ({ form, order, chosen, problems, outcome, withdrawal }: WithdrawalContext) => ({
    typed: [form.number !== '', form.email !== '', form.name !== ''],
    version: order?.version,
    chosen,
    problems: problems.map(({ code }) => code),
    end: outcome?.end,
    withdrawal: withdrawal?.number,
  }),
};
