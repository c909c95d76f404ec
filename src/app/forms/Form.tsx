import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { lockScroll, scrollToProblem } from '#host/page/scroll.ts';
import { markTitle } from '#host/page/title.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { commonMessages } from '#messages/en/common.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { AlertTurn } from '#parts/notice/Alert.tsx';

export interface FormProps {
  busy: boolean;
  /** Pass the same array as long as the problems are unchanged. */
  problems: readonly Problem[];
  locksScroll?: boolean;
  onBegun?: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * A form with one submit button, which keeps focus while sending. Announces the problems after every refusal and moves
 * focus to the first one (CHECK-17), or to the summary if the reader submitted from that field.
 */
export function Form({ busy, problems, locksScroll = false, onBegun, onSubmit, children }: FormProps) {
  const common = useMessages(commonMessages);
  const form = useRef<HTMLFormElement>(null);
  const submittedFrom = useRef<Element>(null);
  const begin = useOnce(onBegun);
  const { turn, takeTurn } = useTurn(problems);
  const isLocked = busy && locksScroll;
  const isStopped = !busy && problems.length > 0;

  useEffect(() => (isLocked && form.current ? lockScroll(form.current) : undefined), [isLocked]);
  useEffect(
    () => (isStopped && form.current ? markTitle(common.titlePrefix, form.current) : undefined),
    [isStopped, common.titlePrefix],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same problems are shown again with each turn.
  useEffect(() => {
    const first = isStopped ? firstProblem(form.current, submittedFrom.current) : undefined;
    if (first) scrollToProblem(first);
    submittedFrom.current = null;
  }, [isStopped, turn]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submittedFrom.current = isStopped ? event.currentTarget.querySelector(':focus') : null;
    // The field in which Enter was pressed is about to be disabled; the submit button is not.
    const { submitter } = event.nativeEvent as SubmitEvent;
    submitter?.focus();
    takeTurn();
    onSubmit();
  };

  return (
    // In server-rendered HTML, `dialog` submits nowhere until the handler is attached.
    <form ref={form} method="dialog" noValidate onSubmit={submit} onFocus={begin}>
      <AlertTurn value={turn}>{children}</AlertTurn>
    </form>
  );
}

/** Counts announcements: one per submit, and one per new array unless it only removed problems. */
function useTurn(problems: readonly Problem[]) {
  const [latest, setLatest] = useState({ turn: 0, problems });
  const isShorter =
    problems.length < latest.problems.length && problems.every((problem) => latest.problems.includes(problem));
  if (latest.problems !== problems) setLatest({ turn: latest.turn + (isShorter ? 0 : 1), problems });
  const takeTurn = () => setLatest((before) => ({ ...before, turn: before.turn + 1 }));
  return { turn: latest.turn, takeTurn };
}

function useOnce(act: (() => void) | undefined): () => void {
  const isDone = useRef(false);
  return () => {
    if (!isDone.current) act?.();
    isDone.current = true;
  };
}

function firstProblem(form: HTMLFormElement | null, focused: Element | null): HTMLElement | undefined {
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector) ?? undefined;
  // A part that shows its own problems, such as a coupon, does not block the form.
  const invalid = find('[aria-invalid="true"]:not([data-own-problems] *)');
  const control = invalid?.querySelector<HTMLElement>('input:not(:disabled)') ?? invalid;
  const places = [control, find('[role="alert"][tabindex]:not(:empty)')].filter((place) => place !== undefined);
  return places.find((place) => place !== focused) ?? places[0];
}
