import { read } from '#machines/api/reply.ts';
import { GivenGift } from '#machines/api/schemas/account/GivenGift.ts';
import { announced } from '#machines/lib/announced.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { giftResendMachine } from './gift-resend.machine.ts';

export const giftResend = flow(giftResendMachine, (world) => ({
  resendGift: answer(({ input: { token }, signal }) =>
    announced(
      world,
      'account',
      read(world.api.POST('/api/account/gifts/{token}/resend', { params: { path: { token } }, signal }), GivenGift),
    ),
  ),
}));
