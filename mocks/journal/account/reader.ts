import { replies } from '../../replies.ts';
import { forReader } from '../for-reader.ts';
import type { Plays } from '../play.ts';
import { shownAccount } from './readers-own.ts';

/** Who is logged in. */
export const readerPlays = {
  getSubscriber: (desk, { query }) => {
    const shown = shownAccount(desk, query);
    if (!shown) return replies.getSubscriber.signedOut;
    const { account, timetable } = shown.subscriber;
    return forReader({ subscriber: { account }, timetable });
  },
} satisfies Partial<Plays>;
