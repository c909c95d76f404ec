import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
// biome-ignore lint/correctness/noUnusedImports: Storybook builds this side with the classic JSX runtime.
import React, { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { renderChart } from './draw.ts';
import type { MachineView } from './protocol.ts';

interface ChartProps {
  machine: Pick<MachineView, 'name' | 'chart' | 'live'>;
  isDark: boolean;
  /** Called with the path of the chosen state, such as `open.filling`. */
  onChoose: (state: string) => void;
  children?: ReactNode;
}

/** A zoomable chart of a machine with its live states highlighted and in view. States are buttons. */
export function Chart({ machine: { name, chart, live }, isDark, onChoose, children }: ChartProps) {
  const section = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const view = useRef<PanzoomObject>(undefined);
  const pressedAt = useRef({ x: 0, y: 0 });
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const show = (rendered: string) => isCurrent && setSvg(rendered);
    renderChart(chart, isDark).then(show, (reason: unknown) => show(`The chart cannot be rendered: ${String(reason)}`));
    return () => {
      isCurrent = false;
    };
  }, [chart, isDark]);
  useEffect(() => {
    const drawn = canvas.current?.querySelector('svg');
    if (!svg || !drawn || !canvas.current || !frame.current) return;
    admit(drawn);
    const panzoom = Panzoom(canvas.current, { canvas: true, minScale: 0.1, maxScale: 4, step: 0.2 });
    view.current = panzoom;
    const parent = frame.current;
    const zoomed = (event: WheelEvent) => panzoom.zoomWithWheel(event);
    parent.addEventListener('wheel', zoomed, { passive: false });
    const resized = new ResizeObserver(() => focusLive(panzoom, parent, drawn));
    // Panzoom resets its position once more after this task.
    const begun = setTimeout(() => resized.observe(parent));
    return () => {
      clearTimeout(begun);
      resized.disconnect();
      parent.removeEventListener('wheel', zoomed);
      panzoom.destroy();
    };
  }, [svg]);
  useEffect(() => {
    const drawn = canvas.current?.querySelector('svg');
    if (!svg || !drawn || !view.current || !frame.current) return;
    light(drawn, live);
    focusLive(view.current, frame.current, drawn);
  }, [svg, live]);

  const choose = (target: EventTarget) => {
    const state = target instanceof Element && target.closest('.statediagram-state');
    if (state) onChoose(stateOf(state).replaceAll('_', '.'));
  };
  const fit = () => {
    const drawn = canvas.current?.querySelector('svg');
    if (view.current && frame.current && drawn) fitAll(view.current, frame.current, drawn);
  };
  const focus = () => {
    const drawn = canvas.current?.querySelector('svg');
    if (view.current && frame.current && drawn) focusLive(view.current, frame.current, drawn);
  };
  const press = (event: KeyboardEvent) => {
    const act = { ...moves(view.current), '0': fit, Home: focus, Enter: () => choose(event.target) }[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  };
  return (
    <section ref={section} className="mp-chart" aria-label={`Chart of ${name}; live: ${live.join(', ')}`}>
      <div className="mp-chart-tools">
        <button type="button" aria-label="Zoom out" onClick={() => view.current?.zoomOut()}>
          −
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => view.current?.zoomIn()}>
          +
        </button>
        <button type="button" onClick={fit}>
          Fit
        </button>
        {live.length > 0 && (
          <button type="button" onClick={focus}>
            Live state
          </button>
        )}
        <button
          type="button"
          onClick={() =>
            void (document.fullscreenElement ? document.exitFullscreen() : section.current?.requestFullscreen())
          }
        >
          Full screen
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its states are buttons whose events it handles. */}
      <div
        ref={frame}
        className="mp-frame"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable chart must be reachable by keyboard.
        tabIndex={0}
        title="Drag or use the arrow keys to pan; scroll or use + and − to zoom; 0 fits. Choose a state for its stories."
        onKeyDown={press}
        onPointerDownCapture={({ clientX: x, clientY: y }) => {
          pressedAt.current = { x, y };
        }}
        onClick={({ target, clientX, clientY }) => {
          const { x, y } = pressedAt.current;
          // Ignores the click that ends a drag.
          if (Math.hypot(clientX - x, clientY - y) < 5) choose(target);
        }}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Mermaid's own rendering of a chart we made. */}
        <div ref={canvas} className="mp-canvas" dangerouslySetInnerHTML={{ __html: svg }} />
      </div>
      {children}
    </section>
  );
}

const STEP = 60;

const moves = (panzoom: PanzoomObject | undefined): Record<string, () => void> => {
  const pan = (x: number, y: number) => () => {
    const scale = panzoom?.getScale() ?? 1;
    panzoom?.pan(x / scale, y / scale, { relative: true });
  };
  return {
    ArrowLeft: pan(STEP, 0),
    ArrowRight: pan(-STEP, 0),
    ArrowUp: pan(0, STEP),
    ArrowDown: pan(0, -STEP),
    '+': () => panzoom?.zoomIn(),
    '=': () => panzoom?.zoomIn(),
    '-': () => panzoom?.zoomOut(),
  };
};

function admit(svg: SVGSVGElement): void {
  const { width, height } = svg.viewBox.baseVal;
  svg.style.maxInlineSize = 'none';
  svg.style.inlineSize = `${width}px`;
  svg.style.blockSize = `${height}px`;
  for (const state of svg.querySelectorAll('.statediagram-state')) {
    if (stateOf(state) === '') continue;
    state.setAttribute('tabindex', '0');
    state.setAttribute('role', 'button');
    state.setAttribute('aria-label', `Stories of ${stateOf(state).replaceAll('_', '.')}`);
  }
}

function light(svg: SVGSVGElement, live: readonly string[]): void {
  for (const state of svg.querySelectorAll('.statediagram-state'))
    state.classList.toggle('mp-live', live.includes(stateOf(state)));
}

function fitAll(panzoom: PanzoomObject, frame: HTMLElement, svg: SVGSVGElement): void {
  const { width, height } = svg.viewBox.baseVal;
  show(panzoom, frame, svg, { x: width / 2, y: height / 2 }, fitting(frame, svg));
}

/** Fits the whole chart if it stays legible; otherwise centres the live state at a legible size. */
function focusLive(panzoom: PanzoomObject, frame: HTMLElement, svg: SVGSVGElement): void {
  const live = svg.querySelector('.mp-live.node') ?? svg.querySelector('.mp-live');
  if (fitting(frame, svg) >= LEGIBLE || !live) {
    fitAll(panzoom, frame, svg);
    return;
  }
  const whole = svg.getBoundingClientRect();
  const { x, y, width, height } = live.getBoundingClientRect();
  const scale = whole.width / svg.viewBox.baseVal.width;
  const centre = { x: (x + width / 2 - whole.x) / scale, y: (y + height / 2 - whole.y) / scale };
  show(panzoom, frame, svg, centre, Math.max(LEGIBLE, panzoom.getScale()));
}

/** The smallest scale at which the chart's 13 px text is legible. */
const LEGIBLE = 0.85;

const fitting = ({ clientWidth, clientHeight }: HTMLElement, svg: SVGSVGElement): number => {
  const { width, height } = svg.viewBox.baseVal;
  return Math.min(1, clientWidth / width, clientHeight / height);
};

/** Centres a point of the chart in the frame. Panzoom scales about the element's centre. */
function show(
  panzoom: PanzoomObject,
  { clientWidth, clientHeight }: HTMLElement,
  svg: SVGSVGElement,
  { x, y }: { x: number; y: number },
  scale: number,
): void {
  const { width, height } = svg.viewBox.baseVal;
  panzoom.zoom(scale, { animate: false });
  panzoom.pan((clientWidth - width) / 2 / scale - x + width / 2, (clientHeight - height) / 2 / scale - y + height / 2, {
    animate: false,
  });
}

/**
 * Mermaid numbers the ids of leaf states (`state-open_filling-7`) and keeps the names of compound states in a data
 * attribute.
 */
const stateOf = (drawn: Element): string =>
  drawn.getAttribute('data-id') ?? /^state-(.+)-\d+$/.exec(drawn.id)?.[1] ?? '';
