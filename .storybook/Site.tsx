import { Fragment, type ReactNode, useEffect, useState } from 'react';
import type { Screen } from '#app/screen.tsx';
import { useWorld, WorldProvider } from '#app/WorldProvider.tsx';
import { addressAt } from '#host/own-address.ts';
import { flows } from '#machines/flows.ts';
import type { Outcome } from '#machines/lib/outcome.ts';
import { openPage } from '#mocks/pages/page-data.ts';
import { visits } from '#mocks/routes.gen.ts';
import { mounts } from '#src/mounts.ts';
import { journal } from './server.ts';

interface Place {
  address: string;
  notice?: Outcome | undefined;
  number: number;
}

interface Drawn {
  address: string;
  number: number;
  screens: ReactNode[];
}

export function Site({ start }: { start: string }) {
  const world = useWorld();
  const [place, setPlace] = useState<Place>({ address: start, number: 0 });
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isCurrent = true;
    void draw(place).then((next) => isCurrent && setDrawn(next));
    return () => {
      isCurrent = false;
    };
  }, [place]);
  if (drawn?.number !== place.number) return null;
  return (
    <WorldProvider
      key={place.number}
      world={world}
      depart={({ visit, notice }) => setPlace({ address: visit ?? drawn.address, notice, number: place.number + 1 })}
      address={addressAt(() => new URL(drawn.address, window.location.origin))}
      arrival={() => place.notice}
    >
      <p className="story-departure" role="note">
        <code>{drawn.address}</code>
      </p>
      {drawn.screens}
    </WorldProvider>
  );
}

async function draw({ address, number }: Place): Promise<Drawn> {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const opened = openPage(journal, pathname, searchParams);
  if (opened && 'redirect' in opened) return draw({ address: opened.redirect, number });
  const path = opened && visits[opened.id].path;
  const screens = await Promise.all(
    Object.entries(flows)
      .filter(([, { route }]) => route === path)
      .map(async ([name, { widget }]) => {
        // The screen validates the page data itself, so its type does not matter here.
        const { screen } = (await mounts[widget].load()) as { screen: Screen<unknown> };
        return <Fragment key={name}>{screen.draw(opened?.data, searchParams)?.shown}</Fragment>;
      }),
  );
  return { address, number, screens };
}
