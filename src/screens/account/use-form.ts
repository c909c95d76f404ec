import type { ActorRefFrom } from 'xstate';
import { useSnapshot } from '#app/use-snapshot.ts';
import type { createSubmission } from '#machines/lib/submission.ts';

type Submission<Form extends object, Reply> = ActorRefFrom<ReturnType<typeof createSubmission<Form, Reply>>>;

/** The form that a flow has sent, as it is shown; nothing where the flow has none. */
export function useForm<Form extends object, Reply>(form: Submission<Form, Reply> | undefined) {
  const snapshot = useSnapshot(form);
  if (!form || !snapshot) return undefined;
  return {
    values: snapshot.context.form,
    problems: snapshot.context.problems,
    busy: snapshot.hasTag('busy'),
    onChange: (change: Partial<Form>) => form.send({ type: 'form.changed', change }),
    onSubmit: () => form.send({ type: 'form.submitted' }),
  };
}
