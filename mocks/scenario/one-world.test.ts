import { expect, test } from 'vitest';
import type { AccountPage, PaymentRecord, Settings, Subscriber } from '#machines/api/contract.ts';
import { canPay } from '#machines/rules/payment/card-expiry.ts';
import type { CallId, PageId } from '../documented.ts';
import { createJournal, type Journal } from '../journal/journal.ts';
import { openPage } from '../pages/page-data.ts';
import { replies } from '../replies.ts';
import { visits } from '../routes.gen.ts';
import { callIds, isChanging } from '../routes.ts';
import { type ScenarioName, scenarioOf, scenarios } from './scenarios.ts';

/** What a page of any kind says about what the calls answer. */
interface Said {
  settings: Settings;
  subscriber?: Subscriber | null;
  payment_info?: PaymentRecord | null;
}

const names = (Object.keys(scenarios) as ScenarioName[]).filter((name) => name !== 'malformed-page-data');

test('in a scenario with a method on file, every page says so [HOST-15]', () => {
  const contradictions = names.flatMap((name) => {
    const { onFile } = scenarioOf(name);
    if (!onFile) return [];
    return pagesIn(name).flatMap(({ id, page }) =>
      page.payment_info !== undefined && !paysBy(onFile === 'bank', page) ? [`${name}: ${id}, ${onFile}`] : [],
    );
  });
  expect(contradictions).toEqual([]);
});

test('a page has the view-only banner exactly where every change is refused as view-only [SHELL-12, HOST-15]', () => {
  const differing = names.flatMap((name) => {
    const journal = begun(name);
    const refused = callIds.filter((id) => isChanging(id) && journal.ask(id) === replyOf(id, 'viewOnly'));
    const isViewOnly = refused.length === callIds.filter(isChanging).length;
    expect([name, isViewOnly || refused.length === 0]).toEqual([name, true]);
    const ids: PageId[] = isViewOnly ? PAGES : ['showAccount', 'showStore'];
    return pagesIn(name, ids).filter(({ page }) => (page.settings.view_only === true) !== isViewOnly);
  });
  expect(differing).toEqual([]);
});

function begun(name: ScenarioName): Journal {
  const journal = createJournal();
  journal.choose(name);
  return journal;
}

const PAGES = Object.keys(visits) as PageId[];

function pagesIn(name: ScenarioName, ids = PAGES): { id: PageId; page: Said }[] {
  return ids.flatMap((id) => {
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
