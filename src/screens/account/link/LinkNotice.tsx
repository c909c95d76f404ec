import { useEffect, useRef } from 'react';
import { Form } from '#app/forms/Form.tsx';
import { useProblemsShown } from '#app/forms/problems-shown.ts';
import { Announcement } from '#app/outcome/Announcement.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { scrollToProblem } from '#host/page/scroll.ts';
import { linkRenewal } from '#machines/account/link/link-renewal.ports.ts';
import { type LinkStep, type LinkTrouble, type LinkViewer, linkSteps } from '#machines/rules/link/mailed-link.ts';
import { placeProblems } from '#machines/rules/text/problem-places.ts';
import { linkStepMessages, mailedLinkHintMessages, mailedLinkMessages } from '#messages/en/mailed-link.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { ErrorSummary } from '#parts/notice/ErrorSummary.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';

export interface LinkNoticeProps {
  trouble: LinkTrouble;
  viewer: LinkViewer;
  token?: string | undefined;
  /** The page's path without the token, where a visitor returns after logging in. */
  path: string;
}

/** Explains why a mailed link failed, takes the focus and offers the next step. */
export function LinkNotice({ trouble, viewer, token, path }: LinkNoticeProps) {
  const titles = useMessages(mailedLinkMessages);
  const hints = useMessages(mailedLinkHintMessages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) scrollToProblem(place.current);
  }, []);
  return (
    <Stack>
      <div ref={place} role="alert" tabIndex={-1}>
        <Notice kind="warning" title={titles[trouble]}>
          <p>{hints[trouble]}</p>
        </Notice>
      </div>
      {linkSteps(trouble, viewer, token).map((step) =>
        step === 'renew' ? (
          token !== undefined && <LinkRenewal key={step} token={token} />
        ) : (
          <StepLink key={step} step={step} path={path} />
        ),
      )}
    </Stack>
  );
}

function StepLink({ step, path }: { step: Exclude<LinkStep, 'renew'>; path: string }) {
  const words = useMessages(linkStepMessages);
  const hrefs = { logIn: `/login?url=${encodeURIComponent(path)}`, logOut: '/logout', account: '/account' };
  return (
    <p>
      <TextLink href={hrefs[step]}>{words[step]}</TextLink>
    </p>
  );
}

function LinkRenewal({ token }: { token: string }) {
  const words = useMessages(linkStepMessages);
  const [snapshot, actor] = useFlow(linkRenewal, { token });
  const { context } = snapshot;
  const isBusy = snapshot.hasTag('busy');
  const { entries } = useProblemsShown('link-renewal', placeProblems(context.problems, []));
  return (
    <>
      <Announcement of={context.message ? context : undefined}>
        {context.message && <Notice title={<ServerWords>{context.message}</ServerWords>} />}
      </Announcement>
      <div role="alert">{snapshot.matches('unsure') && <Notice kind="warning">{words.unsure}</Notice>}</div>
      {!snapshot.matches('sent') && (
        <Form busy={isBusy} problems={context.problems} onSubmit={() => actor.send({ type: 'link.requested' })}>
          <ErrorSummary entries={entries} />
          <SubmitButton label={isBusy ? words.renewing : words.renew} busy={isBusy} />
        </Form>
      )}
      <LiveRegion text={isBusy ? words.renewing : ''} hidden />
    </>
  );
}
