import type { CSSProperties } from 'react';
import type { Theme } from 'storybook/theming';

/** The colours of Storybook's theme, as the panel's style names them. */
export function variablesOf({ base, color, background, typography, appBorderColor }: Theme): CSSProperties {
  const isDark = base === 'dark';
  return {
    '--mp-ink': color.defaultText,
    '--mp-soft': isDark ? '#b9bfc6' : '#5a6069',
    '--mp-paper': background.content,
    '--mp-wash': isDark ? '#2a2d30' : '#f5f3ee',
    '--mp-rule': appBorderColor,
    '--mp-line': isDark ? '#858b93' : '#7a808a',
    '--mp-accent': isDark ? '#f0907a' : '#a02b18',
    '--mp-glow': isDark ? '#5a2318' : '#ffe3d6',
    '--mp-mono': typography.fonts.mono,
  } as CSSProperties; // custom properties are not in React's type
}

/** The panel's style sheet. */
export const panelStyle = `
.mp { container-type: inline-size; display: flex; flex-direction: column; block-size: 100%; color: var(--mp-ink); background: var(--mp-paper); font-size: 13px; line-height: 1.45; }
.mp * { box-sizing: border-box; }
.mp :is(h2, p, dl, dd, pre, fieldset) { margin: 0; padding: 0; border: 0; }
.mp :is(code, pre, textarea) { font-family: var(--mp-mono); font-size: 12px; }
.mp :focus-visible { outline: 2px solid var(--mp-accent); outline-offset: 2px; }
.mp-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
.mp-empty, .mp-note { color: var(--mp-soft); }
.mp-empty { padding: 16px; }

.mp .mp-machines { display: flex; flex-wrap: wrap; gap: 2px 4px; padding: 4px 8px 0; border-block-end: 1px solid var(--mp-rule); }
.mp-machine { position: relative; display: flex; align-items: baseline; gap: 8px; min-block-size: 30px; padding: 5px 8px 4px; border-block-end: 2px solid transparent; cursor: pointer; }
.mp-machine:has(:checked) { border-block-end-color: var(--mp-accent); font-weight: 600; }
.mp-machine:has(:focus-visible) { outline: 2px solid var(--mp-accent); outline-offset: -2px; }
.mp-machine input { position: absolute; opacity: 0; }
.mp-machine[data-status="active"] .mp-state { color: var(--mp-accent); background: var(--mp-glow); }
.mp-state { padding: 1px 7px; color: var(--mp-soft); background: var(--mp-wash); border-radius: 9px; font-size: 12px; font-weight: 400; }


.mp-time-bar { padding: 6px 12px 8px; border-block-end: 1px solid var(--mp-rule); }
.mp-time-bar .mp-buttons { align-items: center; }
.mp-time-bar label { display: inline-flex; gap: 6px; align-items: center; min-block-size: 28px; }
.mp-time-bar > .mp-note:not(:empty) { margin-block: 6px; }
.mp-time-bar .mp-link { display: flex; }
.mp-link input { flex: 1; min-inline-size: 0; padding: 4px 6px; color: inherit; background: var(--mp-wash); border: 1px solid var(--mp-line); font-family: var(--mp-mono); font-size: 11px; }
.mp button:disabled { color: var(--mp-soft); border-color: var(--mp-rule); cursor: default; }
.mp button[aria-pressed="true"] { background: var(--mp-glow); border-color: var(--mp-accent); }
.mp .rp-call { margin-block-start: 10px; padding: 8px 12px 10px; border: 1px solid var(--mp-line); border-radius: 3px; }
.mp .rp-call legend { padding-inline: 4px; }
.rp-call .mp-note { margin-block-start: 8px; font-size: 12px; }
.rp-always { display: inline-flex; gap: 6px; align-items: center; min-block-size: 24px; }

.mp-columns { display: grid; flex: 1; min-block-size: 0; grid-template-columns: minmax(0, 1fr); }
.mp-columns > * { min-inline-size: 0; }
.mp-chart { position: relative; display: flex; min-block-size: 0; }
.mp-fit { position: absolute; inset-block-start: 8px; inset-inline-end: 14px; display: flex; gap: 6px; align-items: center; min-block-size: 24px; padding-inline: 6px; color: var(--mp-soft); background: var(--mp-paper); }
.mp-chart .mp-scroller { flex: 1; overflow: auto; max-block-size: 60vb; padding: 12px; text-align: center; }
.mp-chart svg { block-size: auto; }
.mp-side, .mp-log { border-block-start: 1px solid var(--mp-rule); }
.mp-section { padding: 12px 16px; }
.mp-section + .mp-section { border-block-start: 1px solid var(--mp-rule); }
.mp-section h2 { margin-block-end: 6px; font-size: 13px; font-weight: 600; }
.mp-section h2 code { color: var(--mp-accent); font-size: 13px; font-weight: 400; }

.mp-buttons { display: flex; flex-wrap: wrap; gap: 6px; margin-block-start: 6px; }
.mp button { min-block-size: 28px; padding: 3px 10px; color: inherit; background: var(--mp-wash); border: 1px solid var(--mp-line); border-radius: 3px; font: inherit; cursor: pointer; }
.mp button:hover { border-color: var(--mp-accent); color: var(--mp-accent); }
.mp button[aria-expanded="true"] { background: var(--mp-glow); border-color: var(--mp-accent); }
.mp .mp-wait { background: none; border-style: dashed; }
.mp .mp-send { color: var(--mp-paper); background: var(--mp-ink); border-color: var(--mp-ink); }
.mp .mp-send:hover { color: var(--mp-paper); background: var(--mp-accent); border-color: var(--mp-accent); }
.mp-editor { margin-block-start: 12px; }
.mp-editor textarea { display: block; inline-size: 100%; margin-block: 4px; padding: 8px; color: inherit; background: var(--mp-paper); border: 1px solid var(--mp-line); border-radius: 3px; resize: vertical; }
.mp-problem { color: var(--mp-accent); }
.mp-problem:not(:empty) { margin-block-end: 6px; }

.mp-context > div { display: grid; grid-template-columns: minmax(5.5rem, auto) minmax(0, 1fr); gap: 12px; padding-block: 3px; }
.mp-context > div + div { border-block-start: 1px solid var(--mp-rule); }
.mp-context dt { color: var(--mp-soft); }
.mp-context summary { cursor: pointer; }
.mp-context pre { max-block-size: 20rem; margin-block-start: 4px; padding: 8px; overflow: auto; background: var(--mp-wash); }
.mp-context code { overflow-wrap: anywhere; }

.mp-log .mp-scroller { max-block-size: 22rem; overflow: auto; }
.mp-log table { inline-size: 100%; border-collapse: collapse; text-align: start; }
.mp-log th { position: sticky; inset-block-start: 0; color: var(--mp-soft); background: var(--mp-paper); font-size: 12px; font-weight: 400; text-align: start; }
.mp-log :is(th, td) { padding: 3px 12px 3px 0; vertical-align: top; }
.mp-log td { border-block-start: 1px solid var(--mp-rule); }
.mp-log td code { display: block; max-inline-size: 22rem; overflow: hidden; color: var(--mp-soft); font-size: 11px; text-overflow: ellipsis; white-space: nowrap; }
.mp-time { font-variant-numeric: tabular-nums; white-space: nowrap; }

.mp-scratch { position: absolute; inset-block-start: 0; visibility: hidden; }
:is(.mp-scratch, .mp-chart) :is(svg, svg p, svg div) { font: 13px/1.5 ui-sans-serif, system-ui, sans-serif !important; }
.mp-live.node :is(rect, path, circle) { fill: var(--mp-glow) !important; stroke: var(--mp-accent) !important; stroke-width: 2px !important; }
.mp-live.node line { stroke: var(--mp-accent) !important; }
.mp-live.statediagram-cluster rect { stroke: var(--mp-accent) !important; stroke-width: 1.5px !important; }
.mp-live.statediagram-cluster rect.outer { fill: var(--mp-glow) !important; }

@container (min-width: 56rem) {
  .mp-columns { grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr); }
  .mp-columns > * { overflow: auto; }
  .mp-side, .mp-log { border-block-start: 0; border-inline-start: 1px solid var(--mp-rule); }
  .mp-chart .mp-scroller { max-block-size: none; }
  .mp-log .mp-scroller { max-block-size: none; overflow: visible; }
}
@media (forced-colors: active) {
  .mp-machine:has(:checked) { border-block-end-color: Highlight; }
  .mp-live :is(rect, path) { stroke: Highlight !important; stroke-width: 4px !important; }
}
`;
