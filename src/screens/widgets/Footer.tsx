import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { usePath } from '#app/world/WorldProvider.tsx';
import type { ShellPage } from '#machines/api/contract.ts';
import { frameLinks, leadsTo } from '#machines/rules/link/frame-links.ts';
import { footerFlow } from '#machines/widgets/footer.flow.ts';
import { footerMessages, withdrawalLinkMessages } from '#messages/en/widgets.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { FrameLinks } from '#parts/link/FrameLinks.tsx';
import { MailingList } from '#screens/visitor/mailing-list/MailingList.tsx';
import styles from './Footer.module.css';

type FooterPage = Pick<ShellPage, 'settings'>;

export function Footer({ page: { settings }, query }: ScreenProps<FooterPage>) {
  const words = useMessages(footerMessages);
  const { link } = useMessages(withdrawalLinkMessages);
  const path = usePath();
  const links = frameLinks(settings.navigation?.footer);
  const own = links.length > 0 ? links : [{ title: words.institutions, href: '/institutional-subscriptions' }];
  const shown = settings.withdrawal ? [...own, { title: link, href: '/withdraw' }] : own;
  return (
    <div className={`${styles.footer} jr-screen`}>
      <nav aria-label={words.links}>
        <FrameLinks links={shown.map((link) => ({ ...link, isHere: leadsTo(link, path) }))} />
      </nav>
      <div className={styles.signup}>
        <h2 className={styles.title}>{words.mailingList}</h2>
        <MailingList query={query} id="footer-list" />
      </div>
    </div>
  );
}

export const screen = defineScreen(footerFlow, Footer, { waits: true });
