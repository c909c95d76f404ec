import { copyOf } from '../documented.ts';
import { pages } from '../replies.ts';
import { frameOf, type Pages } from './page.ts';

/** The pages that are the host's own words, with the header around them; the header asks for the cart. */
export const shellPages = {
  showHome: frameOf,
  showArticle: (desk, visit) => ({
    ...frameOf(desk, visit),
    article: articles.find(({ url }) => url.endsWith(`/${visit.params.slug}`)) ?? null,
  }),
} satisfies Partial<Pages>;

const { article, plainArticle } = pages.showArticle;

const articles = [copyOf(article.body.article), copyOf(plainArticle.body.article)];
