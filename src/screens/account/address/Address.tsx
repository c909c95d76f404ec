import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useDeparture, useFlow } from '#app/world.tsx';
import { address } from '#machines/account/address/address.ports.ts';
import type { ReaderPage } from '#machines/api/contract.ts';
import { ReaderPage as ReaderPageSchema } from '#machines/api/schemas/pages/ReaderPage.ts';
import { isPathValue } from '#machines/rules/link/path-value.ts';
import { AddressView } from './AddressView.tsx';

/** The page of a reader's addresses; by a mailed link, whose token authorises the change, or logged in (ADDR-1, ADDR-25). */
export function Address({ page, query }: ScreenProps<ReaderPage>) {
  const [input] = useState(() => ({ subscriber: page.subscriber, token: readToken(query) }));
  const [snapshot, actor] = useFlow(address, input);
  useDeparture(snapshot.output);
  return <AddressView snapshot={snapshot} settings={page.settings} send={actor.send} />;
}

export const screen = defineScreen<ReaderPage>(ReaderPageSchema, Address, ['token']);

function readToken(query: URLSearchParams): string | undefined {
  const token = query.get('token');
  return isPathValue('token', token) ? token : undefined;
}
