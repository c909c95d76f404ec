import { useEffect, useRef } from 'react';

/** What the host had written where a widget stands, put back in place of one that broke. */
export function HostsOwn({ nodes }: { nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={place} />;
}
