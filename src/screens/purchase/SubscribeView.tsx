import { useMessages } from '#messages/context.tsx';
import { subscribeWords } from '#messages/en/subscribe.ts';
import { Notice } from '#parts/Notice.tsx';
import { PageHeading } from '#parts/PageHeading.tsx';
import { Stack } from '#parts/Section.tsx';
import { TextLink } from '#parts/TextLink.tsx';
import { SubscribeForm, type SubscribeFormProps } from './SubscribeForm.tsx';

/** The page that sells a new subscription, as its flow stands. */
export function SubscribeView({ snapshot, send }: SubscribeFormProps) {
  const subscribe = useMessages(subscribeWords);
  return (
    <>
      <PageHeading title={subscribe.title} />
      {snapshot.matches('barred') ? <ExistingAccount /> : <SubscribeForm snapshot={snapshot} send={send} />}
    </>
  );
}

function ExistingAccount() {
  const subscribe = useMessages(subscribeWords);
  return (
    <Notice>
      <Stack>
        <p>{subscribe.existingAccount}</p>
        <p>
          <TextLink href="/subscribe/renew">{subscribe.renew}</TextLink>
        </p>
        <p>
          <TextLink href="/subscribe?type=gift">{subscribe.gift}</TextLink>
        </p>
      </Stack>
    </Notice>
  );
}
