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
    keepLegible(frame.current?.querySelector('svg'));
    light(frame.current, live);
  }, [svg, live]);
  return (
    <section className="mp-chart" aria-label={`Chart of ${name}; live: ${live.join(', ')}`}>
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
    if (isLive && drawn.matches('.node')) drawn.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** A chart wider than its frame scrolls before its letters become too small. */
function keepLegible(svg: SVGSVGElement | null | undefined): void {
  if (svg) svg.style.minInlineSize = `${svg.viewBox.baseVal.width * 0.8}px`;
}

/** Mermaid numbers the ids of its states: `state-open_filling-7`. */
const stateOf = ({ id }: Element): string => /^state-(.+)-\d+$/.exec(id)?.[1] ?? id;
