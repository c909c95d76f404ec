import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import type { StorePage } from '#machines/api/contract.ts';
import { StorePage as StorePageSchema } from '#machines/api/schemas/pages/StorePage.ts';
import { useMessages } from '#messages/context.tsx';
import { editionWords, storeWords } from '#messages/en/product.ts';
import { fill } from '#messages/text.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { IssueItem } from './IssueItem.tsx';
import { ProductItem } from './ProductItem.tsx';
import { Shelf } from './Shelf.tsx';

/** Everything that is sold: the products, and the newest issues (STORE-1). */
export function Store({ page: { settings, store } }: Pick<ScreenProps<StorePage>, 'page'>) {
  const words = useMessages(storeWords);
  const edition = useMessages(editionWords);
  const { products, issues } = store;
  const lead = fill(words.lead, { journal: settings.journal });
  return (
    <>
      <PageHeading title={words.title} lead={<ServerWords>{lead}</ServerWords>} />
      {products.length + issues.length === 0 && (
        <Notice>
          <p>{words.nothing}</p>
        </Notice>
      )}
      {products.length > 0 && (
        <Section
          title={words.products}
          wide={
            <Shelf>
              {products.map((product) => (
                <ProductItem key={product.slug} product={product} />
              ))}
            </Shelf>
          }
        />
      )}
      {issues.length > 0 && (
        <Section
          title={words.issues}
          wide={
            <Shelf>
              {issues.map((issue) => (
                <IssueItem key={issue.slug} issue={issue} />
              ))}
            </Shelf>
          }
        >
          <p>
            {edition.posting} <TextLink href="/store/issues">{words.allIssues}</TextLink>
          </p>
        </Section>
      )}
    </>
  );
}

export const screen = defineScreen<StorePage>(StorePageSchema, Store);
