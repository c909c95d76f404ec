import { useEffect, useRef } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world.tsx';
import { watchDismissal } from '#host/page.ts';
import type { ShellPage } from '#machines/api/contract.ts';
import { CartState } from '#machines/api/schemas/cart/CartState.ts';
import { Subscriber } from '#machines/api/schemas/checkout/Subscriber.ts';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { object } from '#machines/api/shapes.ts';
import { headerModules } from '#machines/widgets/header-modules.ports.ts';
import { HeaderView } from './HeaderView.tsx';

/** The header of every page: its modules, of which one at most is open, and the cart (SHELL-1). */
export function Header({ page }: Pick<ScreenProps<ShellPage>, 'page'>) {
  const [snapshot, actor] = useFlow(headerModules, {});
  const frame = useRef<HTMLDivElement>(null);
  const isOpen = !snapshot.matches({ module: 'closed' });
  useEffect(() => {
    const header = frame.current;
    if (!isOpen || !header) return undefined;
    return watchDismissal(header, (by) => {
      if (by === 'escape') header.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      actor.send({ type: 'modules.dismissed' });
    });
  }, [isOpen, actor]);
  return <HeaderView page={page} snapshot={snapshot} send={actor.send} ref={frame} />;
}

const framed = object({ settings: Settings });

export const screen = defineScreen<ShellPage>((data) => {
  const page = framed(data);
  const { subscriber, cart } = Object(data);
  return page && { ...page, subscriber: Subscriber(subscriber) ?? null, cart: CartState(cart) ?? null };
}, Header);
