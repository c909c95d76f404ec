import { expect, test } from 'vitest';
import type { AccountPage, PaymentRecord, Settings, Subscriber } from '#machines/api/contract.ts';
import { lacksAddress } from '#machines/rules/address/delivery.ts';
import { canPay } from '#machines/rules/payment/card-expiry.ts';
import type { CallId, PageId } from '../documented.ts';
import { createJournal, type Journal } from '../journal/journal.ts';
import { openPage } from '../pages/page-data.ts';
import { replies } from '../replies.ts';
import { visits } from '../routes.gen.ts';
import { callIds, isChanging } from '../routes.ts';
import { type ScenarioName, scenarioOf, scenarios } from './scenarios.ts';

/** What a page of any kind says about the facts that a call's refusal states. */
interface Said {
  settings: Settings;
  subscriber?: Subscriber | null;
  payment_info?: PaymentRecord | null;
}

/** For each refusal that states a fact of the page's data: whether the page says the same. */
const SAYS: Readonly<Record<string, (page: Said) => boolean>> = {
  viewOnly: ({ settings }) => settings.view_only === true,
  paymentMissing: ({ payment_info }) => !payment_info,
  cardInUse: ({ payment_info }) => payment_info !== null,
  addressNeeded: ({ subscriber }) => !Object.values(subscriber?.account.canDeleteAddress ?? {}).includes(true),
  addressMissing: ({ subscriber }) => {
    const current = subscriber?.timetable.current_subscription;
    return !subscriber || !current || lacksAddress(current.info.deliverables.set, subscriber.account.addresses);
  },
  nothingToRenew: ({ subscriber }) => !subscriber?.timetable.current_subscription,
};

const names = (Object.keys(scenarios) as ScenarioName[]).filter((name) => name !== 'malformed-page-data');

test('in every scenario, every page says what the calls say [SHELL-12, HOST-15]', () => {
  const contradictions = names.flatMap((name) => {
    const { calls = {}, onFile } = scenarioOf(name);
    const stated = Object.values(calls).flatMap(({ reply, times }) => (reply && times === undefined ? [reply] : []));
    return pagesIn(name).flatMap(({ id, page }) => [
      ...stated.filter((reply) => SAYS[reply]?.(page) === false).map((reply) => `${name}: ${id}, ${reply}`),
      ...(onFile && page.payment_info !== undefined && !paysBy(onFile === 'bank', page)
        ? [`${name}: ${id}, ${onFile}`]
        : []),
    ]);
  });
  expect(contradictions).toEqual([]);
});

test('a page has the view-only banner exactly where every change is refused as view-only [SHELL-12, HOST-15]', () => {
  const differing = names.flatMap((name) => {
    const journal = begun(name);
    const refused = callIds.filter((id) => isChanging(id) && journal.ask(id) === replyOf(id, 'viewOnly'));
    const isViewOnly = refused.length === callIds.filter(isChanging).length;
    expect([name, isViewOnly || refused.length === 0]).toEqual([name, true]);
    return pagesIn(name).filter(({ page }) => (page.settings.view_only === true) !== isViewOnly);
  });
  expect(differing).toEqual([]);
});

function begun(name: ScenarioName): Journal {
  const journal = createJournal();
  journal.choose(name);
  return journal;
}

function pagesIn(name: ScenarioName): { id: PageId; page: Said }[] {
  return (Object.keys(visits) as (keyof typeof visits)[]).flatMap((id) => {
    // In a new journal, because a link of `/oauth/` logs another reader in.
    const shown = openPage(begun(name), visits[id].path.replace('{shipcode}', 'ship-a').replace(/\{\w+\}/, 'sub_Mw34'));
    return shown && 'data' in shown ? [{ id: shown.id, page: shown.data as AccountPage }] : [];
  });
}

function paysBy(isBank: boolean, { payment_info: onFile, subscriber }: Said): boolean {
  if (!subscriber) return true;
  return Boolean(onFile && (isBank ? onFile.ach && !onFile.card : onFile.card && canPay(onFile, '2026-02-01')));
}

const replyOf = (id: CallId, name: string): unknown => Object(replies[id])[name];
