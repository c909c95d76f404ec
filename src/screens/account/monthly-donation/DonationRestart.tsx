import { Form } from '#app/Form.tsx';
import { useProblemsShown } from '#app/use-problems-shown.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { placeProblems } from '#machines/rules/text/problem-places.ts';
import { useMessages } from '#messages/context.tsx';
import { donationCardWords } from '#messages/en/payment-change.ts';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { ErrorSummary } from '#parts/notice/ErrorSummary.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';

export interface DonationRestartProps {
  busy: boolean;
  /** Why the donation was not restarted. */
  problems: readonly Problem[];
  onRetry: () => void;
}

/** The restart of a donation that was failing: on its way, or to be tried again (MDON-5). */
export function DonationRestart({ busy, problems, onRetry }: DonationRestartProps) {
  const words = useMessages(donationCardWords);
  const { entries } = useProblemsShown('restart', placeProblems(busy ? [] : problems, []));
  return (
    <Form busy={busy} problems={problems} onSubmit={onRetry}>
      <ErrorSummary entries={entries} />
      <Stack>
        {!busy && <p>{words.unrestarted}</p>}
        <SubmitButton label={busy ? words.restarting : words.retry} busy={busy} />
      </Stack>
      <LiveRegion text={busy ? words.restarting : ''} hidden />
    </Form>
  );
}
