/** A tab or panel of the login widget. A link opens `setup`, the panel that sets or resets a password (ENTRY-8). */
export type LoginTab = 'password' | 'email' | 'google' | 'open-athens' | 'setup';

/** How the host lets readers log in. Undefined means false. */
export interface LoginWays {
  google?: boolean | undefined;
  institutional?: boolean | undefined;
  institutional_page?: boolean | undefined;
}

export interface LoginTabsInput extends LoginWays {
  /** The tab requested by the address or an unfinished login; takes precedence over the host's first tab. */
  first?: 'email' | 'setup' | undefined;
}

/** Returns the tabs of the widget in order (ENTRY-7). */
export const loginTabs = ({ google, institutional }: LoginWays): LoginTab[] => [
  'password',
  'email',
  ...(google ? ['google' as const] : []),
  ...(institutional ? ['open-athens' as const] : []),
];

/** Whether the institutional tab opens first (ENTRY-9). */
export const isInstitutionalFirst = ({ institutional, institutional_page }: LoginWays): boolean =>
  institutional === true && institutional_page === true;

/** Whether a tab or panel can be opened. `setup` always can, because links open it. */
export const isOffered = (tab: LoginTab, ways: LoginWays): boolean => tab === 'setup' || loginTabs(ways).includes(tab);
