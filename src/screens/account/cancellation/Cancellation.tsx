import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { cancellationFlow } from '#machines/account/cancellation/cancellation.flow.ts';
import { cancellation } from '#machines/account/cancellation/cancellation.ports.ts';
import type { CancellationPage, Cancellation as Told } from '#machines/api/contract.ts';
import { cancellationMessages } from '#messages/en/cancellation.ts';
import { useContact, useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { PaymentHealth } from '#screens/account/PaymentHealth.tsx';
import { Remedies } from '#screens/account/Remedies.tsx';
import { SettingsLink } from '#screens/account/SettingsLink.tsx';
import { CancellationFacts } from './CancellationFacts.tsx';
import { CancellationForm } from './CancellationForm.tsx';
import { useCancellationTexts } from './use-cancellation-texts.ts';

type Page = Pick<ScreenProps<CancellationPage>, 'page'>;

/** The page that cancels a subscription or a monthly donation (BEYOND-207). */
export function Cancellation({ page }: Page) {
  const { title, missing, missingAlone } = useMessages(cancellationMessages);
  const contact = useContact();
  if (page.cancellation) return <Known page={page} told={page.cancellation} />;
  return (
    <>
      <PageHeading title={title} />
      <Stack>
        <Notice kind="warning">{contact(missing, missingAlone)}</Notice>
        {page.subscriber && <SettingsLink />}
      </Stack>
    </>
  );
}

export const screen = defineScreen(cancellationFlow, Cancellation);

const SETTLED = ['closed', 'accepted', 'resumed', 'cancelled'] as const;

function Known({ page, told }: Page & { told: Told }) {
  const { cancel_reasons: reasons = [] } = page;
  const [input] = useState(() => ({ cancellation: told, hasReasons: reasons.length > 0 }));
  const [snapshot, actor] = useFlow(cancellation, input);
  const { step, request, outcome, problems, isOutdated } = snapshot.context;
  const words = useCancellationTexts(told.kind);
  const shown = SETTLED.find((state) => snapshot.matches(state)) ?? (request === 'undo' ? 'cancelled' : step);
  const titles: Record<typeof shown, string> = {
    keeping: words.title,
    explaining: words.why,
    offered: words.offered,
    cancelled: words.done,
    accepted: words.accepted,
    resumed: words.resumed,
    closed: words.closed,
  };
  const isDoubtful = outcome?.end === 'unsure';
  const hasForm =
    !isDoubtful && (shown === step || (shown === 'cancelled' && snapshot.context.cancellation.undo_until));
  return (
    <div className="jr-measure">
      <StepHeading title={titles[shown]} isQuiet={outcome !== undefined || problems.length > 0} />
      <Stack>
        {page.subscriber && (
          <PaymentHealth page={{ ...page, subscriber: page.subscriber }} onFile={page.payment_info} />
        )}
        <OutcomeNotice
          outcome={outcome}
          title={isDoubtful ? words.unsure : isOutdated ? words.outdated : words.unchanged}
          isChecking={isDoubtful && snapshot.hasTag('checking')}
          onCheck={() => actor.send({ type: 'answer.sought' })}
        >
          {isDoubtful && <Remedies problems={problems} />}
        </OutcomeNotice>
        {/* Outside the form, because print leaves forms out. */}
        <CancellationFacts shown={shown} told={snapshot.context.cancellation} />
        {hasForm && shown === 'offered' && (
          <QuietButton
            label={words.accept}
            busy={snapshot.hasTag('busy')}
            onClick={() => actor.send({ type: 'offer.accepted' })}
          />
        )}
        {hasForm && <CancellationForm shown={shown} snapshot={snapshot} send={actor.send} reasons={reasons} />}
        {page.subscriber && <SettingsLink />}
      </Stack>
    </div>
  );
}

/** The heading of a step. It takes the focus when the step changes, unless a problem does. */
function StepHeading({ title, isQuiet }: { title: ReactNode; isQuiet: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [latest, setLatest] = useState(title);
  useEffect(() => {
    if (latest === title) return;
    setLatest(title);
    if (!isQuiet) heading.current?.focus();
  }, [latest, title, isQuiet]);
  return <PageHeading title={title} ref={heading} />;
}
