import type { SubscribeContext } from '#machines/purchase/subscribe/subscribe-context.ts';
import { subscribePath } from '#machines/rules/subscription/subscribe-link.ts';
import { useMessages } from '#messages/context.tsx';
import { subscribeWords } from '#messages/en/builder.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { AddedToCart } from '#screens/purchase/checkout/AddedToCart.tsx';
import { LogInFirst } from '#screens/purchase/checkout/LogInFirst.tsx';
import { PurposeChoice } from './PurposeChoice.tsx';
import { SubscribeForm, type SubscribeFormProps } from './SubscribeForm.tsx';

/** The page that sells a new subscription, as its flow stands. */
export function SubscribeView({ snapshot, send }: SubscribeFormProps) {
  const { title } = useMessages(subscribeWords);
  const { context } = snapshot;
  return (
    <>
      <PageHeading title={title} />
      {context.page.subscriber === null && <LogInFirst path={subscribePath(context)} />}
      <Body snapshot={snapshot} send={send} />
    </>
  );
}

function Body({ snapshot, send }: SubscribeFormProps) {
  const { context } = snapshot;
  if (snapshot.hasTag('added')) return <AddedToCart links={context.page.settings.store} />;
  if (!snapshot.hasTag('barred')) return <SubscribeForm snapshot={snapshot} send={send} />;
  return (
    <>
      <PurposeChoice
        purpose={context.purpose}
        gifts={context.gifts}
        tied={{ id: 'subscribe-giftsubs', name: 'giftsubs' }}
        onPurpose={(purpose) => send({ type: 'purpose.chosen', purpose })}
        onQuantity={(quantity) => send({ type: 'quantity.changed', quantity })}
      />
      <ExistingAccount context={context} />
    </>
  );
}

function ExistingAccount({ context: { code } }: { context: SubscribeContext }) {
  const words = useMessages(subscribeWords);
  const renewal = code ? `/subscribe/renew?code=${encodeURIComponent(code)}` : '/subscribe/renew';
  return (
    <Notice>
      <Stack>
        <p>{words.existingAccount}</p>
        <p>
          <TextLink href={renewal}>{words.renew}</TextLink>
        </p>
      </Stack>
    </Notice>
  );
}
