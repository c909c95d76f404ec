import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import type { Product, StoreIssue, StorePage } from '#machines/api/contract.ts';
import { storeFlow } from '#machines/purchase/product/store.flow.ts';
import { shelfLabel } from '#machines/rules/cart/stock.ts';
import { editionMessages, productMessages, storeMessages } from '#messages/en/store.ts';
import { formatList } from '#messages/format/format-list.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { Price } from '#parts/text/Price.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { Editions, IssueDate } from './Editions.tsx';
import { Shelf, ShelfItem } from './Shelf.tsx';
import { StockLabel } from './StockLabel.tsx';

export function Store({ page: { settings, store } }: Pick<ScreenProps<StorePage>, 'page'>) {
  const words = useMessages(storeMessages);
  const edition = useMessages(editionMessages);
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
              {products.map((product, at) => (
                <ProductItem key={product.slug} product={product} isFirst={at === 0} />
              ))}
            </Shelf>
          }
        />
      )}
      {issues.length > 0 && (
        <Section
          title={words.issues}
          wide={
            <>
              <p className="jr-apart">
                {edition.posting} <TextLink href="/store/issues">{words.allIssues}</TextLink>
              </p>
              <Shelf>
                {issues.map((issue, at) => (
                  <IssueItem key={issue.slug} issue={issue} isFirst={at + products.length === 0} />
                ))}
              </Shelf>
            </>
          }
        />
      )}
    </>
  );
}

export const screen = defineScreen(storeFlow, Store);

function ProductItem({ product, isFirst }: { product: Product; isFirst: boolean }) {
  const store = useMessages(storeMessages);
  const words = useMessages(productMessages);
  const locale = useLocale();
  const { slug, name, image, quantity, sizes, print_price, list_price, formats } = product;
  return (
    <ShelfItem href={`/store/product/${slug}`} image={image} name={name} isFirst={isFirst}>
      <p>
        <Price price={print_price} before={list_price} />
      </p>
      {sizes.length > 1 && (
        <p>
          <ServerWords>
            {fill(store.sizes, {
              sizes: formatList(
                sizes.map((size) => size.name),
                locale,
              ),
            })}
          </ServerWords>
        </p>
      )}
      {formats && <p>{fill(words.formats, { formats: formatList(formats, locale) })}</p>}
      <StockLabel stock={quantity} label={shelfLabel(product)} />
    </ShelfItem>
  );
}

const IssueItem = ({ issue, isFirst }: { issue: StoreIssue; isFirst: boolean }) => (
  <ShelfItem href={`/issue/${issue.slug}`} image={issue.image} name={issue.title} isFirst={isFirst}>
    <p>
      <IssueDate issue={issue} />
    </p>
    <Editions issue={issue} />
  </ShelfItem>
);
