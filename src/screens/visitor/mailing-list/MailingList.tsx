import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world.tsx';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { object } from '#machines/api/shapes.ts';
import { readListTags } from '#machines/rules/login/list-tags.ts';
import { mailingList } from '#machines/visitor/mailing-list/mailing-list.ports.ts';
import { MailingListView, type MailingListViewProps } from './MailingListView.tsx';

/** The widget that signs up to the mailing list, with the tags of the page's address (ENTRY-2, ENTRY-4). */
export function MailingList({ query, id }: Pick<ScreenProps<unknown>, 'query'> & Pick<MailingListViewProps, 'id'>) {
  const [input] = useState(() => ({ tags: readListTags(query) }));
  const [snapshot, actor] = useFlow(mailingList, input);
  return <MailingListView id={id} snapshot={snapshot} send={actor.send} />;
}

export const screen = defineScreen(object({ settings: Settings }), MailingList);
