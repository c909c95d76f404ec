import { useEffect } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useDeparture, useFlow } from '#app/world.tsx';
import { onOld } from '#host/returns.ts';
import { accountPage } from '#machines/account/page/account-page.ports.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import { AccountPage as AccountPageSchema } from '#machines/api/schemas/pages/AccountPage.ts';
import { AccountView } from './AccountView.tsx';

/** The account page: how the subscription stands, all settings, and the issues received (ACCT-1). */
export function Account({ page }: Pick<ScreenProps<AccountPage>, 'page'>) {
  const [snapshot, actor] = useFlow(accountPage, { isViewOnly: page.settings.view_only === true });
  useDeparture(snapshot.output);
  useEffect(() => onOld(() => actor.send({ type: 'page.returned' })), [actor]);
  return <AccountView page={page} snapshot={snapshot} />;
}

export const screen = defineScreen<AccountPage>(AccountPageSchema, Account);
