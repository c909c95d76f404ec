import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/WorldProvider.tsx';
import { name } from '#machines/account/name/name.ports.ts';
import type { ReaderPage } from '#machines/api/contract.ts';
import { ReaderPage as ReaderPageSchema } from '#machines/api/schemas/pages/ReaderPage.ts';
import { useMessages } from '#messages/context.tsx';
import { nameWords } from '#messages/en/name.ts';
import { Field } from '#parts/form/Field.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { ChangeForm } from '#screens/account/ChangeForm.tsx';
import { useForm } from '#screens/account/use-form.ts';

/** The page on which a reader gives another name (NAME-1). */
export function Name({ page }: Pick<ScreenProps<ReaderPage>, 'page'>) {
  const [input] = useState(() => ({ name: page.subscriber.account.name }));
  const [snapshot] = useFlow(name, input);
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

export const screen = defineScreen<ReaderPage>(ReaderPageSchema, Name);
