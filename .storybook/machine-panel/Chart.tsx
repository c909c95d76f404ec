import React, { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Box, type Drawing, drawingOf, LINE } from './layout.ts';
import type { MachineView } from './protocol.ts';

interface ChartProps {
  machine: Pick<MachineView, 'name' | 'chart' | 'live'>;
  /** Called with the path of the chosen state, such as `open.filling`. */
  onChoose: (state: string) => void;
}

/** A zoomable chart of a machine with its live states highlighted and in view. States are buttons. */
export function Chart({ machine: { name, chart, live }, onChoose }: ChartProps) {
  const section = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const pressedAt = useRef({ x: 0, y: 0 });
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [{ x, y, scale }, setView] = useState({ x: 0, y: 0, scale: 1 });
  const drawing = drawingOf(chart);
  useEffect(() => {
    const parent = frame.current;
    if (!parent) return;
    const resized = new ResizeObserver(() => setSize({ width: parent.clientWidth, height: parent.clientHeight }));
    const zoomed = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top, width, height } = parent.getBoundingClientRect();
      const at = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
      setView((view) => zoomedBy(Math.exp((event.deltaY < 0 ? STEP : -STEP) / 3), view, at));
    };
    resized.observe(parent);
    parent.addEventListener('wheel', zoomed, { passive: false });
    return () => {
      resized.disconnect();
      parent.removeEventListener('wheel', zoomed);
    };
  }, []);
  useEffect(() => setView((view) => focused(drawing, live, size, view)), [drawing, live, size]);

  const zoom = (by: number) => () => setView((view) => zoomedBy(Math.exp(by), view));
  const pan = (right: number, down: number) => () => setView((view) => panned(view, right, down));
  const fit = () => setView(fitted(drawing, size));
  const focus = () => setView((view) => focused(drawing, live, size, view));
  const choose = (target: EventTarget) => {
    const state = target instanceof Element && target.closest('[data-state]')?.getAttribute('data-state');
    if (state) onChoose(state);
  };
  const press = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      ArrowLeft: pan(-PAN, 0),
      ArrowRight: pan(PAN, 0),
      ArrowUp: pan(0, -PAN),
      ArrowDown: pan(0, PAN),
      '+': zoom(STEP),
      '=': zoom(STEP),
      '-': zoom(-STEP),
      '0': fit,
      Home: focus,
      Enter: () => choose(event.target),
    };
    const act = acts[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  };
  /** Whether the pointer has barely moved since it was pressed: a click, not a drag. */
  const isStill = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
    Math.hypot(clientX - pressedAt.current.x, clientY - pressedAt.current.y) < 5;
  const drag = (event: PointerEvent) => {
    if (event.buttons === 0 || isStill(event)) return;
    frame.current?.setPointerCapture(event.pointerId);
    setView((view) => panned(view, -event.movementX, -event.movementY));
  };
  return (
    <section ref={section} className="mp-chart" aria-label={`Chart of ${name}; live: ${live.join(', ')}`}>
      <div className="mp-chart-tools">
        <button type="button" aria-label="Zoom out" onClick={zoom(-STEP)}>
          −
        </button>
        <button type="button" aria-label="Zoom in" onClick={zoom(STEP)}>
          +
        </button>
        <button type="button" onClick={fit}>
          Fit
        </button>
        {live.length > 0 && (
          <button type="button" onClick={focus}>
            Current state
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
        onPointerDownCapture={({ clientX, clientY }) => {
          pressedAt.current = { x: clientX, y: clientY };
        }}
        onPointerMove={drag}
        onClick={(event) => {
          if (isStill(event)) choose(event.target);
        }}
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section names it. */}
        <svg
          viewBox={[
            x - size.width / 2 / scale,
            y - size.height / 2 / scale,
            size.width / scale,
            size.height / scale,
          ].join(' ')}
        >
          <Drawn drawing={drawing} live={live} />
        </svg>
      </div>
    </section>
  );
}

const Drawn = React.memo(
  ({ drawing: { states, starts, edges }, live }: { drawing: Drawing; live: readonly string[] }) => (
    <>
      <marker id="mp-arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M0 0 8 4 0 8z" />
      </marker>
      <marker id="mp-exit" viewBox="-4 -4 8 8" markerWidth="8" markerHeight="8">
        <circle r={3} />
      </marker>
      {states
        .filter(({ isOuter }) => isOuter)
        .map((state) => (
          <State key={state.id} state={state} isLive={live.includes(state.id)} />
        ))}
      {starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={6} />
      ))}
      {edges.map(({ path, isFromPort }) => (
        <path
          key={path}
          className="mp-edge"
          d={path}
          markerStart={isFromPort ? 'url(#mp-exit)' : undefined}
          markerEnd="url(#mp-arrow)"
        />
      ))}
      {states
        .filter(({ isOuter }) => !isOuter)
        .map((state) => (
          <State key={state.id} state={state} isLive={live.includes(state.id)} />
        ))}
      {edges
        .filter(({ labels }) => labels.length > 0)
        .map(({ path, labels, ...box }) => (
          <g key={path} className="mp-label">
            <rect {...cornersOf(box)} />
            <Lines lines={labels} x={box.x} y={box.y - box.height / 2} />
          </g>
        ))}
    </>
  ),
);

function State({ state, isLive }: { state: Drawing['states'][number]; isLive: boolean }) {
  const { id, name, kind, handled, isOuter, isTransient, ...box } = state;
  const { x, y, width, height } = cornersOf(box);
  const inner = { x: x + 3, y: y + 3, width: width - 6, height: height - 6 };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button. */}
      <g
        className="mp-drawn"
        data-state={id}
        data-kind={isOuter ? 'outer' : kind}
        data-transient={isTransient}
        data-live={isLive}
        role="button"
        tabIndex={0}
        aria-label={`Stories of ${id}`}
      >
        <rect {...{ x, y, width, height }} rx={4} />
        {kind === 'final' && <rect {...inner} rx={2} />}
        {isOuter ? (
          <text x={x + 8} y={y + LINE / 2 + 2}>
            {name}
          </text>
        ) : (
          <Lines lines={[name]} x={box.x} y={y + 6} />
        )}
        {handled.length > 0 && <line x1={x} x2={x + width} y1={y + LINE + 6} y2={y + LINE + 6} />}
      </g>
      {!isOuter && <Lines lines={handled} x={box.x} y={y + 6 + LINE} />}
    </>
  );
}

const Lines = ({ lines, x, y }: { lines: readonly string[]; x: number; y: number }) =>
  lines.map((line, at) => (
    <text key={line} x={x} y={y + (at + 0.5) * LINE}>
      {line}
    </text>
  ));

const cornersOf = ({ x, y, width, height }: Box) => ({ x: x - width / 2, y: y - height / 2, width, height });

interface View {
  /** The point of the chart that is in the centre of the frame. */
  x: number;
  y: number;
  scale: number;
}

type Size = Pick<Box, 'width' | 'height'>;

const PAN = 60;
const STEP = 0.2;

const panned = ({ x, y, scale }: View, right: number, down: number): View => ({
  x: x + right / scale,
  y: y + down / scale,
  scale,
});

/** Zooms about a point of the frame, given from its centre. */
function zoomedBy(factor: number, view: View, at = { x: 0, y: 0 }): View {
  const scale = Math.min(4, Math.max(0.1, view.scale * factor));
  return panned({ ...panned(view, at.x, at.y), scale }, -at.x, -at.y);
}

const fitted = ({ width, height }: Drawing, frame: Size): View => ({
  x: width / 2,
  y: height / 2,
  scale: Math.min(1, frame.width / width, frame.height / height) || 1,
});

/** Fits the whole chart if it stays legible; otherwise centres the live state at a legible size. */
function focused(drawing: Drawing, live: readonly string[], frame: Size, { scale }: View): View {
  const whole = fitted(drawing, frame);
  const lit = drawing.states.filter(({ id }) => live.includes(id));
  const shown = lit.find(({ isOuter }) => !isOuter) ?? lit[0];
  if (whole.scale >= LEGIBLE || !shown) return whole;
  return { x: shown.x, y: shown.y, scale: Math.max(LEGIBLE, scale) };
}

/** The smallest scale at which the chart's 13 px text is legible. */
const LEGIBLE = 0.85;
