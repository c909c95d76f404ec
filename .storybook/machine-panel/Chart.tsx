// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { useEffect, useRef, useState } from 'react';
import { drawChart } from './draw.ts';

interface ChartProps {
  name: string;
  /** The chart in Mermaid's language. */
  text: string;
  live: readonly string[];
  isDark: boolean;
}

/** The drawn chart of a machine; its live states are lit and kept in view. */
export function Chart({ name, text, live, isDark }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState('');
  const [isFitted, setFitted] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const show = (drawn: string) => isCurrent && setSvg(drawn);
    drawChart(text, isDark).then(show, (reason: unknown) => show(`The chart could not be drawn: ${String(reason)}`));
    return () => {
      isCurrent = false;
    };
  }, [text, isDark]);
  useEffect(() => {
    if (!svg) return;
    size(frame.current?.querySelector('svg'), isFitted);
    light(frame.current, live);
  }, [svg, live, isFitted]);
  return (
    <section className="mp-chart" aria-label={`Chart of ${name}; live: ${live.join(', ')}`}>
      <label className="mp-fit">
        <input type="checkbox" checked={isFitted} onChange={() => setFitted(!isFitted)} /> Whole chart
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Mermaid's own drawing of a chart we made. */}
      <div ref={frame} className="mp-scroller" tabIndex={0} dangerouslySetInnerHTML={{ __html: svg }} />
    </section>
  );
}

function light(frame: HTMLElement | null, live: readonly string[]): void {
  for (const drawn of frame?.querySelectorAll('.statediagram-state') ?? []) {
    const isLive = live.includes(stateOf(drawn));
    drawn.classList.toggle('mp-live', isLive);
    if (isLive && drawn.matches('.node')) drawn.scrollIntoView({ block: 'nearest', inline: 'center' });
  }
}

/** A chart wider than its frame scrolls before its letters become too small, unless all of it is asked for. */
function size(svg: SVGSVGElement | null | undefined, isFitted: boolean): void {
  if (svg) svg.style.minInlineSize = isFitted ? '' : `${svg.viewBox.baseVal.width * 0.8}px`;
}

/** Mermaid numbers the ids of its states, `state-open_filling-7`, and names those that hold others in their data. */
const stateOf = (drawn: Element): string =>
  drawn.getAttribute('data-id') ?? /^state-(.+)-\d+$/.exec(drawn.id)?.[1] ?? '';
