// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useEffect, useState } from 'react';
import type { OrderShown } from '#storybook/stepping/call-queue.ts';
import type { SteppingOrder } from '#storybook/stepping/protocol.ts';
import type { CallOffer } from '../protocol.ts';
import { ask } from '../questions.ts';

interface CallsToComeProps {
  machines: readonly string[];
  orders: readonly OrderShown[];
  onOrder: (order: SteppingOrder) => void;
}

export function CallsToCome({ machines, orders, onOrder }: CallsToComeProps) {
  const [calls, setCalls] = useState<readonly CallOffer[]>([]);
  const names = machines.join(' ');
  useEffect(() => {
    void ask({ kind: 'calls', machines: names.split(' ') }).then(setCalls);
  }, [names]);
  return (
    <section className="mp-view" aria-label="Calls to come">
      {calls.length === 0 && <p className="mp-note">These machines make no calls.</p>}
      {calls.map(({ name, words, options }) => {
        const order = orders.find((one) => one.name === name);
        const times = order?.times ?? 'next';
        const give = (reply: string, often: 'next' | 'always') =>
          onOrder(
            reply === ''
              ? { kind: 'forget', name }
              : { kind: 'order', name, order: { choice: { kind: 'named', name: reply }, times: often } },
          );
        return (
          <div className="mp-to-come" key={name}>
            <label>
              <code title={words}>{name}</code>
              <select value={order?.answer ?? ''} onChange={({ currentTarget }) => give(currentTarget.value, times)}>
                <option value="">the server answers</option>
                {order && !options.some((option) => option.name === order.answer) && (
                  <option value={order.answer}>{order.answer}</option>
                )}
                {options.map((option) => (
                  <option key={option.name} value={option.name}>
                    {[option.status, option.name].filter(Boolean).join(' ')}: {option.summary}
                  </option>
                ))}
              </select>
            </label>
            <label className="mp-check">
              <input
                type="checkbox"
                disabled={!order}
                checked={times === 'always'}
                onChange={() => order && give(order.answer, times === 'always' ? 'next' : 'always')}
              />{' '}
              Same answer each time
            </label>
          </div>
        );
      })}
    </section>
  );
}
