import { type RefObject, useEffect, useRef, useState } from 'react';
import { takeEntry } from '#app/events/announcements.ts';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { usePath } from '#app/world/WorldProvider.tsx';
import { isUnfocused, watchDismissal } from '#host/page/dismissal.ts';
import type { ShellPage } from '#machines/api/contract.ts';
import { type FrameLink, frameLinks, leadsTo, loginHref } from '#machines/rules/link/frame-links.ts';
import { headerFlow } from '#machines/widgets/header.flow.ts';
import type { HeaderModule as Module } from '#machines/widgets/header-modules.machine.ts';
import { headerModules } from '#machines/widgets/header-modules.ports.ts';
import { headerReader } from '#machines/widgets/header-reader.ports.ts';
import { logoutMessages } from '#messages/en/login.ts';
import { headerMessages } from '#messages/en/widgets.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { HeaderModule } from '#parts/layout/HeaderModule.tsx';
import { FrameLinks } from '#parts/link/FrameLinks.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { LoggedIn } from '#screens/visitor/login/LoggedIn.tsx';
import { CartCounter } from './CartCounter.tsx';
import styles from './Header.module.css';

/**
 * The header of every page: its modules, at most one of them open, and the cart (SHELL-1). Below the fold it is compact
 * and shows the site's name (SHELL-2).
 */
export function Header({ page }: Pick<ScreenProps<ShellPage>, 'page'>) {
  const [snapshot, actor] = useFlow(headerModules, {});
  const [{ context: reader }] = useFlow(headerReader, { name: page.subscriber?.account.name });
  const frame = useRef<HTMLDivElement>(null);
  const account = useRef<HTMLButtonElement>(null);
  const isEntered = useEntry(account);
  const isOpen = !snapshot.matches({ module: 'closed' });
  useEffect(() => {
    const header = frame.current;
    if (!isOpen || !header) return undefined;
    return watchDismissal(header, (by) => {
      if (by === 'escape') header.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      actor.send({ type: 'modules.dismissed' });
    });
  }, [isOpen, actor]);
  const { settings } = page;
  const words = useMessages(headerMessages);
  const entered = useMessages(logoutMessages);
  const path = usePath();
  const isBelow = snapshot.matches({ fold: 'below' });
  const { menu, archive } = linksOf(settings.navigation, words);
  const shown = (links: FrameLink[]) => links.map((link) => ({ ...link, isHere: leadsTo(link, path) }));
  const module = (name: Module) => ({
    isOpen: snapshot.matches({ module: name }),
    onToggle: () => actor.send({ type: 'module.toggled', module: name }),
  });
  return (
    <div ref={frame} className={isBelow ? `${styles.header} ${styles.below}` : styles.header}>
      <div className={styles.start}>
        <HeaderModule label={words.menu} {...module('menu')}>
          <nav aria-label={words.menu}>
            <a className={styles.home} href="/">
              <ServerWords>{settings.journal}</ServerWords>
            </a>
            <FrameLinks links={shown(menu)} />
          </nav>
        </HeaderModule>
        <HeaderModule label={words.archive} {...module('archive')}>
          <nav aria-label={words.archive}>
            <FrameLinks links={shown(archive)} many />
          </nav>
        </HeaderModule>
      </div>
      <a className={styles.name} href="/">
        <ServerWords>{settings.journal}</ServerWords>
      </a>
      <div className={styles.end}>
        <CartCounter page={page} />
        <button
          type="button"
          className={styles.print}
          title={words.print}
          aria-label={words.print}
          onClick={() => actor.send({ type: 'print.requested' })}
        >
          <PrintSign />
        </button>
        {reader.name !== undefined ? (
          <HeaderModule label={words.account} atEnd ref={account} {...module('user')}>
            <Reader page={page} name={reader.name} />
          </HeaderModule>
        ) : (
          <HeaderModule label={words.login} atEnd {...module('login')}>
            <FrameLinks links={waysIn(path, words)} />
          </HeaderModule>
        )}
      </div>
      <LiveRegion
        text={isEntered && reader.name !== undefined ? fill(entered.loggedInAs, { name: reader.name }) : ''}
        hidden
      />
    </div>
  );
}

/**
 * After a login that opened this page, moves focus to the reader's account and returns true, unless the page has moved
 * it already.
 */
function useEntry(account: RefObject<HTMLElement | null>): boolean {
  const [isEntered, setEntered] = useState(false);
  useEffect(() => {
    if (!account.current || !takeEntry()) return;
    setEntered(true);
    if (isUnfocused(account.current)) account.current.focus({ preventScroll: true });
  }, [account]);
  return isEntered;
}

export const screen = defineScreen(headerFlow, Header);

/** Hides the logout when someone else's page is viewed. */
function Reader({ page: { settings }, name }: { page: ShellPage; name: string }) {
  const words = useMessages(headerMessages);
  return (
    <>
      <FrameLinks links={[{ title: words.settings, href: '/account' }]} />
      {!settings.view_only && <LoggedIn name={name} isInstitutionalPage={settings.login?.institutional_page} />}
    </>
  );
}

type Words = Record<'issues' | 'store' | 'account' | 'login' | 'subscribe' | 'institutions', string>;

/** The host's links, or the defaults (SHELL-6). */
function linksOf(navigation: ShellPage['settings']['navigation'], { issues, store, account }: Words) {
  const [menu, archive] = [frameLinks(navigation?.menu), frameLinks(navigation?.archive)];
  const issuesLink = { title: issues, href: '/store/issues' };
  const ours = [issuesLink, { title: store, href: '/store' }, { title: account, href: '/account' }];
  return { menu: menu.length > 0 ? menu : ours, archive: archive.length > 0 ? archive : [issuesLink] };
}

const waysIn = (path: string, { login, subscribe, institutions }: Words): FrameLink[] => [
  { title: login, href: loginHref(path) },
  { title: subscribe, href: '/subscribe' },
  { title: institutions, href: '/institutional-subscriptions' },
];

const PrintSign = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M5.5 7.5v-5h9v5M5.5 14.5h-3v-7h15v7h-3M5.5 11.5h9v6h-9z" />
  </svg>
);
