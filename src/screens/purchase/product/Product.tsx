import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world.tsx';
import type { Product as ProductData, ProductPage } from '#machines/api/contract.ts';
import { ProductPage as ProductPageSchema } from '#machines/api/schemas/pages/ProductPage.ts';
import { product as productFlow } from '#machines/purchase/product/product.ports.ts';
import { storeLinks } from '#machines/rules/cart/store-links.ts';
import { useMessages } from '#messages/context.tsx';
import { reviewPanelWords } from '#messages/en/order.ts';
import { productWords } from '#messages/en/product.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section, Stack } from '#parts/layout/Section.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { Cart } from '#screens/purchase/cart/Cart.tsx';
import { Proceed } from '#screens/purchase/checkout/ReviewPanel.tsx';
import { CartBox } from './CartBox.tsx';
import { Missing } from './Missing.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { Picture } from './Shelf.tsx';
import { ThingPage } from './ThingPage.tsx';

/** One product, and the box that puts it into the cart (STORE-3, STORE-14). */
export function Product({ page }: Pick<ScreenProps<ProductPage>, 'page'>) {
  const words = useMessages(productWords);
  const { browse } = useMessages(reviewPanelWords);
  const { settings, product } = page;
  if (product) return <Bought page={page} product={product} />;
  const links = [{ href: storeLinks(settings.store).browse, label: browse }];
  return <Missing title={words.missingTitle} words={words.missing} links={links} />;
}

function Bought({ page, product }: { page: ProductPage; product: ProductData }) {
  const words = useMessages(productWords);
  const { settings, cart, coupon } = page;
  const [input] = useState(() => ({ product, cart, coupon: coupon?.code, locale: settings.locale }));
  const [snapshot, actor] = useFlow(productFlow, input);
  const isAdded = snapshot.matches({ open: 'added' });
  const { name, image, description } = product;
  return (
    <>
      <ThingPage picture={<Picture image={image} name={name} />}>
        <PageHeading
          title={<ServerWords>{name}</ServerWords>}
          lead={description && <ServerWords>{description}</ServerWords>}
        />
        <ProductFacts product={product} coupon={coupon} />
        <CartBox snapshot={snapshot} send={actor.send} links={settings.store} />
      </ThingPage>
      <Section
        title={words.cart}
        wide={
          <Stack>
            <Cart cart={cart} empty={words.emptyCart} />
            {!isAdded && <Proceed links={settings.store} isQuiet={snapshot.context.cart.count === 0} />}
          </Stack>
        }
      />
    </>
  );
}

export const screen = defineScreen<ProductPage>(ProductPageSchema, Product);
