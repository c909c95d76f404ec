import type { Cancellation as Told } from '#machines/api/contract.ts';
import { type Answer, read } from '#machines/api/reply.ts';
import { Cancellation } from '#machines/api/schemas/account/Cancellation.ts';
import { announced } from '#machines/lib/announced.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import type { World } from '#machines/lib/world.ts';
import { typedText } from '#machines/rules/text/typed.ts';
import { cancellationMachine, type Sent } from './cancellation.machine.ts';

export const cancellation = flow(cancellationMachine, (world) => ({
  send: answer(({ input, signal }) => announced(world, 'account', read(call(world, input, signal), Cancellation))),
  readCancellation: answer(({ input: { token }, signal }) =>
    read(world.api.GET('/api/account/cancellations/{token}', { params: { path: { token } }, signal }), Cancellation),
  ),
}));

function call({ api }: World, sent: Sent, signal: AbortSignal): Promise<Answer<Told>> {
  const { token, version, offer } = sent;
  const to = { params: { path: { token } }, signal };
  const known = version !== undefined && { version };
  switch (sent.request) {
    case 'cancellation': {
      const comment = typedText(sent.form.comment);
      const { reason } = sent.form;
      const body = { ...known, ...(reason && { reason }), ...(comment && { comment }), ...(offer && { offer }) };
      return api.POST('/api/account/cancellations/{token}', { ...to, body });
    }
    case 'undo':
      return api.POST('/api/account/cancellations/{token}/undo', to);
    case 'acceptance':
      return api.POST('/api/account/cancellations/{token}/offer', { ...to, body: { ...known, offer: offer ?? '' } });
  }
}
