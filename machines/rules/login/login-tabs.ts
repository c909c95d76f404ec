/** A part of the login widget; `setup` is the panel that sets up or resets a password, and is opened by a link (ENTRY-8). */
export type LoginTab = 'password' | 'email' | 'google' | 'open-athens' | 'setup';

/** How the host lets readers log in; absent means false. */
export interface LoginWays {
  google?: boolean | undefined;
  institutional?: boolean | undefined;
  institutional_page?: boolean | undefined;
}

/** What the login widget begins with. */
export interface LoginTabsInput extends LoginWays {
  /** What the address or an unfinished login asks for, before the host's own first tab. */
  first?: 'email' | 'setup' | undefined;
}

/** The tabs that there are, in their order (ENTRY-7). */
export const loginTabs = ({ google, institutional }: LoginWays): LoginTab[] => [
  'password',
  'email',
  ...(google ? ['google' as const] : []),
  ...(institutional ? ['open-athens' as const] : []),
];

/** Whether the institutional tab is open first (ENTRY-9). */
export const isInstitutionalFirst = ({ institutional, institutional_page }: LoginWays): boolean =>
  institutional === true && institutional_page === true;

/** Whether the widget has a tab, or a panel that one of them leads to. */
export const isOffered = (tab: LoginTab, ways: LoginWays): boolean => tab === 'setup' || loginTabs(ways).includes(tab);
