import type { SubscriberReply } from '#machines/api/contract.ts';
import { type Result, read } from '#machines/api/reply.ts';
import { SubscriberReply as SubscriberReplySchema } from '#machines/api/schemas/account/SubscriberReply.ts';
import type { World } from '#machines/lib/world.ts';

/** Reads the account, its timetable (requested by `membership`) and the method on file. */
export const readSubscriber = ({ api }: Pick<World, 'api'>, signal: AbortSignal): Promise<Result<SubscriberReply>> =>
  read(api.GET('/api/account/subscriber', { params: { query: { membership: '' } }, signal }), SubscriberReplySchema);
