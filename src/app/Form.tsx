import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { markTitle } from '#host/page.ts';
import { lockScroll, scrollToProblem } from '#host/scroll.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { useMessages } from '#messages/context.tsx';
import { commonWords } from '#messages/en/common.ts';

export interface FormProps {
  busy: boolean;
  /** All that stops the reader; the same array as long as they are the same problems. */
  problems: readonly Problem[];
  /** Keeps the page from scrolling while the form is busy (CHECK-35). */
  locksScroll?: boolean;
  /** The first time that something in the form is focused. */
  onBegun?: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form that is sent by one button, which keeps the focus meanwhile; after a refusal the reader is taken to its first problem (CHECK-17). */
export function Form({ busy, problems, locksScroll = false, onBegun, onSubmit, children }: FormProps) {
  const common = useMessages(commonWords);
  const form = useRef<HTMLFormElement>(null);
  const begin = useOnce(onBegun);
  const isLocked = busy && locksScroll;
  const isStopped = problems.length > 0;

  useEffect(() => (isLocked ? lockScroll() : undefined), [isLocked]);
  useEffect(() => (isStopped ? markTitle(common.titlePrefix) : undefined), [isStopped, common.titlePrefix]);
  useEffect(() => {
    const first = busy || problems.length === 0 ? undefined : firstProblem(form.current);
    if (first) scrollToProblem(first);
  }, [busy, problems]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A field that Enter was pressed in is about to be disabled; the button that it stands for is not.
    const { submitter } = event.nativeEvent as SubmitEvent; // a form's submit event is one
    submitter?.focus();
    onSubmit();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} onFocus={begin}>
      {children}
    </form>
  );
}

/** The act, carried out at the first call only. */
function useOnce(act: (() => void) | undefined): () => void {
  const isDone = useRef(false);
  return () => {
    if (!isDone.current) act?.();
    isDone.current = true;
  };
}

function firstProblem(form: HTMLFormElement | null): HTMLElement | undefined {
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector);
  const first = find('[aria-invalid="true"]') ?? find('[role="alert"]:not(:empty)');
  return first?.querySelector<HTMLElement>('input:not(:disabled)') ?? first ?? undefined;
}
