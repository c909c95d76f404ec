import { useCallback, useEffect, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useFlow } from '#app/world/use-flow.ts';
import type { CartState } from '#machines/api/contract.ts';
import type { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { cart as cartFlow } from '#machines/purchase/cart/cart.ports.ts';
import { quantityMessages } from '#messages/en/order.ts';
import { cartMessages } from '#messages/en/store.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { useMessages, useMoney } from '#messages/use-messages.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { ErrorSummary } from '#parts/notice/ErrorSummary.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { CartTable } from '#parts/table/CartTable.tsx';
import { Remedies } from '#screens/account/Remedies.tsx';
import { entriesShown, footShown, linesShown, newsShown } from './cart-shown.tsx';
import { OrderedNotice } from './OrderedNotice.tsx';

export interface CartViewProps {
  snapshot: SnapshotFrom<typeof cartMachine>;
  send: ActorRefFrom<typeof cartMachine>['send'];
  empty?: string | undefined;
  tableId?: string;
}

/** Renders the current cart: its table, or a message if it is empty (CART-15, CHECK-1). */
export function CartView({ snapshot, send, empty, tableId }: CartViewProps) {
  const { context } = snapshot;
  const cart = useMessages(cartMessages);
  const textOf = useProblemText();
  const news = useNews(snapshot);
  const { place, noteRemoval } = useFocusAfterRemoval(context.lines);
  return (
    <div ref={place} tabIndex={-1}>
      <Stack>
        <ErrorSummary entries={entriesShown(context, textOf, cart)} />
        <Remedies problems={context.problems} />
        {snapshot.matches({ open: 'stale' }) && (
          <QuietButton label={cart.stale} onClick={() => send({ type: 'read.retried' })} />
        )}
        <OrderedNotice cart={context.cart} paid={context.paid} />
        {context.lines.length === 0 ? (
          <p>{empty ?? cart.empty}</p>
        ) : (
          <Lines snapshot={snapshot} send={send} tableId={tableId} onRemoval={noteRemoval} />
        )}
        <LiveRegion text={news} hidden />
      </Stack>
    </div>
  );
}

function Lines({ snapshot, send, tableId, onRemoval }: CartViewProps & { onRemoval: (id: string) => void }) {
  const { context } = snapshot;
  const common = useMessages(quantityMessages);
  const textOf = useProblemText();
  // Stable, because rows are memoized.
  const changeQuantity = useCallback(
    (id: string, quantity: number) => send({ type: 'quantity.changed', id, quantity }),
    [send],
  );
  const remove = useCallback(
    (id: string) => {
      onRemoval(id);
      send({ type: 'line.removed', id });
    },
    [send, onRemoval],
  );
  return (
    <CartTable
      id={tableId}
      lines={linesShown(context, common, textOf)}
      foot={footShown(context.lines)}
      hasRemove={!context.cart.invoiced}
      isLocked={!snapshot.matches('open')}
      isBusy={snapshot.hasTag('busy')}
      onQuantity={changeQuantity}
      onRemove={remove}
    />
  );
}

function useNews(snapshot: CartViewProps['snapshot']): string {
  const cart = useMessages(cartMessages);
  const common = useMessages(quantityMessages);
  const money = useMoney();
  return snapshot.hasTag('busy') ? '' : newsShown(snapshot.context, { cart, common }, money);
}

/** Restores the focus after a removal: to the next line, or to the cart if it is empty. */
function useFocusAfterRemoval(lines: readonly { id: string }[]) {
  const place = useRef<HTMLDivElement>(null);
  const removed = useRef<{ id: string; at: number }>(undefined);
  useEffect(() => {
    const element = place.current;
    if (!element || !removed.current || lines.some(({ id }) => id === removed.current?.id)) return;
    const { at } = removed.current;
    removed.current = undefined;
    if (element.ownerDocument.activeElement !== element.ownerDocument.body) return;
    const buttons = element.querySelectorAll<HTMLElement>('tbody td:last-child button');
    (buttons[Math.min(at, buttons.length - 1)] ?? element).focus();
  }, [lines]);
  const noteRemoval = useCallback((id: string) => {
    const rows = [...(place.current?.querySelectorAll('tbody tr') ?? [])];
    removed.current = { id, at: rows.findIndex((row) => row.contains(row.ownerDocument.activeElement)) };
  }, []);
  return { place, noteRemoval };
}

export interface CartProps {
  cart: CartState;
  empty?: string;
}

export function Cart({ cart, empty }: CartProps) {
  const [snapshot, actor] = useFlow(cartFlow, { cart });
  return <CartView snapshot={snapshot} send={actor.send} empty={empty} />;
}
