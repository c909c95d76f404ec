import type { RenewPage, Timetable } from '#machines/api/contract.ts';
import { hasLifetime } from '#machines/rules/subscription/overview.ts';

type Renewal = Pick<NonNullable<RenewPage['renew']>, 'settings' | 'token'>;

/** Returns the subscription to renew and its state (RENEW-2, RENEW-5); undefined if there is none, or it was cancelled. */
export function renewalIn(timetable: Timetable): Renewal | undefined {
  const { current_subscription: current } = timetable;
  const isForLife = hasLifetime(timetable);
  if (!current || (current.info.cancelled && !isForLife)) return undefined;
  const { settings, term, deliverables } = current.info;
  const left = tokensLeft(timetable);
  const isOver = left === 0 && current.state === 'expired';
  const running = left > 1 ? 'extended' : 'expiring';
  return {
    settings: { ...settings, term, deliverable: deliverables.set },
    token: isForLife ? null : { state: isOver ? 'expired' : running, tokens_left: left, issues_expected: left },
  };
}

/** Returns the number of paid issues not sent yet, over all cycles. */
export const tokensLeft = ({ current_subscription: current, future_subscriptions: future }: Timetable): number =>
  [...(current ? [current] : []), ...future].reduce((left, { info }) => left + info.issues_left, 0);

/** Returns what happened to a reader's subscription between two reads; undefined if nothing did. */
export function renewalNews(before: Reading, now: Reading): 'renewed' | 'changed' | undefined {
  if (tokensLeft(now.timetable) > tokensLeft(before.timetable)) return 'renewed';
  const isOther = cyclesIn(before) !== cyclesIn(now);
  // Switching autorenew also raises the version.
  const isTouched = before.timetable.version !== now.timetable.version && before.autorenew === now.autorenew;
  return isOther || (before.timetable.version !== undefined && isTouched) ? 'changed' : undefined;
}

interface Reading {
  timetable: Timetable;
  autorenew: boolean;
}

const cyclesIn = ({ timetable }: Reading): string =>
  JSON.stringify(
    [timetable.current_subscription, ...timetable.future_subscriptions].map(
      (cycle) => cycle && [cycle.info.token, cycle.info.level, cycle.info.term, cycle.info.deliverables],
    ),
  );
