import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './Tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** Mounted when the tab is first opened. */
  panel: ReactNode;
}

export interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  /** The open tab; matches none while something else is shown. */
  chosen: string;
  onChoose: (id: Id) => void;
}

/** Tabs with arrow-key navigation; panels stay mounted, so they keep what was typed. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.findIndex(({ id }) => id === chosen);
  const reachable = Math.max(open, 0);
  const follow = (event: KeyboardEvent<HTMLElement>) => {
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = placeAfter(event.key, { at: reachable, count: tabs.length, isReversed });
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
    onChoose(tab.id);
  };
  return (
    <>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={follow}>
        {tabs.map(({ id, label: name }, at) => (
          <button
            key={id}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${base}-${id}`}
            aria-selected={at === open}
            aria-controls={`${base}-${id}-panel`}
            tabIndex={at === reachable ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }, at) => (
        <div key={id} role="tabpanel" id={`${base}-${id}-panel`} aria-labelledby={`${base}-${id}`} hidden={at !== open}>
          {panel}
        </div>
      ))}
    </>
  );
}

/** The tab index a key moves to (wraps around); undefined for other keys. */
function placeAfter(key: string, { at, count, isReversed }: { at: number; count: number; isReversed: boolean }) {
  const step = isReversed ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (at + step + count) % count;
    case 'ArrowLeft':
      return (at - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
