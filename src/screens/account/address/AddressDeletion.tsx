import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useDeparture, useFlow } from '#app/world.tsx';
import { readPathname, reload } from '#host/location.ts';
import { addressDeletion } from '#machines/account/address/address-deletion.ports.ts';
import type { ReaderPage } from '#machines/api/contract.ts';
import { ReaderPage as ReaderPageSchema } from '#machines/api/schemas/pages/ReaderPage.ts';
import { type AddressSlot, slotOfPath, slotsOf } from '#machines/rules/address/address-slot.ts';
import { PageBroken } from '#parts/notice/PageBroken.tsx';
import { useCategoryNames } from '#screens/address/use-category-names.ts';
import { AddressDeletionView } from './AddressDeletionView.tsx';

type Page = Pick<ScreenProps<ReaderPage>, 'page'>;

/** The page that deletes the address of the slot in its path (ADDR-2). */
export function AddressDeletion({ page, path }: Page & { path: string }) {
  const slot = slotsOf(page.subscriber).find(({ shipcode }) => shipcode === slotOfPath(path));
  return slot ? <Deletion page={page} slot={slot} /> : <PageBroken kind="broken" onReload={reload} />;
}

export const screen = defineScreen<ReaderPage>(ReaderPageSchema, ({ page }) => (
  <AddressDeletion page={page} path={readPathname()} />
));

function Deletion({ page, slot }: Page & { slot: AddressSlot }) {
  const nameOf = useCategoryNames(page.settings);
  const [input] = useState(() => ({ slot }));
  const [snapshot, actor] = useFlow(addressDeletion, input);
  useDeparture(snapshot.output);
  return <AddressDeletionView snapshot={snapshot} category={nameOf(slot.shipcode)} send={actor.send} />;
}
