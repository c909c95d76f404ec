import { type ReactNode, useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import type { Product as ProductData, ProductPage } from '#machines/api/contract.ts';
import { productFlow } from '#machines/purchase/product/product.flow.ts';
import { product as additions } from '#machines/purchase/product/product.ports.ts';
import { couponShown } from '#machines/purchase/product/product-context.ts';
import { isReleased } from '#machines/rules/cart/product-choice.ts';
import { isShipped } from '#machines/rules/cart/product-lines.ts';
import { storeLinks } from '#machines/rules/cart/store-links.ts';
import { currencyOf } from '#machines/rules/price/currency.ts';
import { couponMessages, reviewPanelMessages } from '#messages/en/order.ts';
import { editionMessages, productMessages } from '#messages/en/store.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { formatList } from '#messages/format/format-list.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Picture } from '#parts/picture/Cover.tsx';
import { Money } from '#parts/text/Money.tsx';
import { Price } from '#parts/text/Price.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { Cart } from '#screens/purchase/cart/Cart.tsx';
import { Proceed } from '#screens/purchase/checkout/review/ReviewPanel.tsx';
import { CartBox } from './CartBox.tsx';
import styles from './Product.module.css';
import { Missing, ThingPage } from './ThingPage.tsx';

export function Product({ page }: Pick<ScreenProps<ProductPage>, 'page'>) {
  const words = useMessages(productMessages);
  const { browse } = useMessages(reviewPanelMessages);
  const { settings, product } = page;
  if (product) return <Bought page={page} product={product} />;
  const links = [{ href: storeLinks(settings.store).browse, label: browse }];
  return <Missing title={words.missingTitle} words={words.missing} links={links} />;
}

function Bought({ page, product }: { page: ProductPage; product: ProductData }) {
  const words = useMessages(productMessages);
  const { settings, cart, coupon } = page;
  const [input] = useState(() => ({
    product,
    cart,
    coupon,
    locale: settings.locale,
    currency: currencyOf(settings),
  }));
  const [snapshot, actor] = useFlow(additions, input);
  const isAdded = snapshot.matches({ open: 'added' });
  const { name, image, description } = product;
  return (
    <>
      <ThingPage picture={<Picture image={image} name={name} isFirst />}>
        <PageHeading
          title={<ServerWords>{name}</ServerWords>}
          lead={description && <ServerWords>{description}</ServerWords>}
        />
        <ProductFacts product={product} coupon={couponShown(snapshot.context)} />
        <CartBox snapshot={snapshot} send={actor.send} links={settings.store} />
      </ThingPage>
      <Section
        title={words.cart}
        wide={
          <>
            <Cart cart={cart} empty={words.emptyCart} />
            {!isAdded && <Proceed links={settings.store} isEmpty={snapshot.context.cart.count === 0} />}
          </>
        }
      />
    </>
  );
}

export const screen = defineScreen(productFlow, Product);

interface ProductFactsProps {
  product: ProductData;
  coupon: ReturnType<typeof couponShown>;
}

function ProductFacts({ product, coupon }: ProductFactsProps) {
  const words = useMessages(productMessages);
  const { applied, notApplied } = useMessages(couponMessages);
  const { kind, print_price, list_price, formats, issue } = product;
  const locale = useLocale();
  const notes = useNotes(product);
  return (
    <div className={styles.facts}>
      <p className={styles.price}>
        <Price price={print_price} before={list_price} />
      </p>
      {coupon && (
        <p>
          <ServerWords>{fill(words.coupon, { code: coupon.code })}</ServerWords> ·{' '}
          {coupon.discount === undefined ? (
            notApplied
          ) : (
            <>
              {applied} · <Money cents={-coupon.discount} />
            </>
          )}
        </p>
      )}
      {formats && <p>{fill(words.formats, { formats: formatList(formats, locale) })}</p>}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {isShipped(kind) && <Note>{words.mayChange}</Note>}
      {issue && (
        <p>
          <TextLink href={`/issue/${issue.slug}`}>{fill(words.issue, { number: String(issue.number) })}</TextLink>
        </p>
      )}
    </div>
  );
}

function useNotes(product: ProductData): string[] {
  const words = useMessages(editionMessages);
  const date = formatDate(product.issue?.release_date, useLocale()) ?? '';
  const isOut = product.issue?.released !== false;
  switch (product.kind) {
    case 'print-issue':
      return [...(isOut ? [] : [fill(words.advance, { date })]), words.posting];
    case 'digital-issue':
      return isReleased(product) ? [] : [words.afterRelease, fill(words.notReleased, { date })];
    default:
      return [];
  }
}

const Note = ({ children }: { children: ReactNode }) => <p className="jr-fine">{children}</p>;
