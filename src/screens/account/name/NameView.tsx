import type { StateFrom } from 'xstate';
import type { nameMachine } from '#machines/account/name/name.machine.ts';
import { useMessages } from '#messages/context.tsx';
import { nameWords } from '#messages/en/name.ts';
import { Field } from '#parts/form/Field.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { ChangeForm } from '#screens/account/ChangeForm.tsx';
import { useForm } from '#screens/account/use-form.ts';

/** The change-name page, as its flow stands. */
export function NameView({ snapshot }: { snapshot: StateFrom<typeof nameMachine> }) {
  const words = useMessages(nameWords);
  const form = useForm(snapshot.children.form);
  return (
    <>
      <PageHeading title={words.title} />
      {form && (
        <ChangeForm
          id="name"
          fields={['name']}
          submit={words.submit}
          success={snapshot.matches({ open: 'completed' }) ? words.updated : undefined}
          kept={snapshot.context.kept}
          busy={form.busy}
          problems={form.problems}
          onSubmit={form.onSubmit}
        >
          {(tie) => (
            <Field
              {...tie('name')}
              label={words.label}
              hint={words.hint}
              autoComplete="name"
              value={form.values.name}
              onChange={(typed) => form.onChange({ name: typed })}
            />
          )}
        </ChangeForm>
      )}
    </>
  );
}
