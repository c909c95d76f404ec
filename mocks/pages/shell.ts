import { copyOf } from '../documented.ts';
import { shownAccount } from '../journal/account/readers-own.ts';
import { pages } from '../replies.ts';
import { type Pages, settingsOf } from './page.ts';

/** The pages that are the host's own words, with the header around them; the header asks for the cart. */
export const shellPages = {
  showHome: (desk, visit) => ({
    settings: settingsOf(desk, visit),
    subscriber: shownAccount(desk, visit.query)?.subscriber ?? null,
  }),
  showArticle: (desk, visit) => ({
    settings: settingsOf(desk, visit),
    subscriber: shownAccount(desk, visit.query)?.subscriber ?? null,
    article: articles.find(({ url }) => url.endsWith(`/${visit.params.slug}`)) ?? null,
  }),
} satisfies Partial<Pages>;

const { article, plainArticle } = pages.showArticle;

const articles = [copyOf(article.body.article), copyOf(plainArticle.body.article)];
