import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world.tsx';
import { name } from '#machines/account/name/name.ports.ts';
import type { ReaderPage } from '#machines/api/contract.ts';
import { ReaderPage as ReaderPageSchema } from '#machines/api/schemas/pages/ReaderPage.ts';
import { NameView } from './NameView.tsx';

/** The page on which a reader gives another name (NAME-1). */
export function Name({ page }: Pick<ScreenProps<ReaderPage>, 'page'>) {
  const [input] = useState(() => ({ name: page.subscriber.account.name }));
  const [snapshot] = useFlow(name, input);
  return <NameView snapshot={snapshot} />;
}

export const screen = defineScreen<ReaderPage>(ReaderPageSchema, Name);
