/** Light or dark by the colour scheme of the element. */
export const palette = `
:is(.mp, .find, .page-of-stories) {
  --mp-ink: light-dark(#2e3338, #c9cccf); --mp-soft: light-dark(#5a6069, #b9bfc6); --mp-paper: light-dark(#fff, #222325);
  --mp-wash: light-dark(#f5f3ee, #2a2d30); --mp-rule: light-dark(hsl(212 50% 30% / 0.15), hsl(0 0% 100% / 0.1)); --mp-line: light-dark(#7a808a, #858b93);
  --mp-accent: light-dark(#a02b18, #f0907a); --mp-good: light-dark(#1f6b35, #8fcf9a); --mp-glow: light-dark(#ffe3d6, #5a2318);
  --mp-mono: ui-monospace, Menlo, Monaco, monospace;
}`;

export const panelStyle = `${palette}
.mp { container-type: inline-size; display: flex; flex-direction: column; block-size: 100%; color: var(--mp-ink); background: var(--mp-paper); font-size: 13px; line-height: 1.45; }
.mp * { box-sizing: border-box; }
.mp :is(h2, p, dl, dd, pre, fieldset) { margin: 0; padding: 0; border: 0; }
.mp :is(code, pre, textarea) { font-family: var(--mp-mono); font-size: 12px; }
.mp :focus-visible { outline: 2px solid var(--mp-accent); outline-offset: 2px; }
.mp-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
.mp-note { color: var(--mp-soft); }

.mp .mp-machines { display: flex; flex-wrap: wrap; gap: 2px 4px; align-items: center; padding: 2px 6px 0; border-block-end: 1px solid var(--mp-rule); }
.mp-machine { position: relative; display: flex; align-items: baseline; gap: 8px; min-block-size: 26px; padding: 3px 6px 2px; border-block-end: 2px solid transparent; cursor: pointer; }
.mp-machine:has(:checked) { border-block-end-color: var(--mp-accent); font-weight: 600; }
.mp-machine:has(:focus-visible) { outline: 2px solid var(--mp-accent); outline-offset: -2px; }
.mp-machine input { position: absolute; opacity: 0; }
.mp-machine[data-status="active"] .mp-state { color: var(--mp-accent); background: var(--mp-glow); }
.mp-state { padding: 1px 7px; color: var(--mp-soft); background: var(--mp-wash); border-radius: 9px; font-size: 12px; font-weight: 400; }

.mp fieldset { min-inline-size: 0; }
.mp .mp-bars { display: flex; flex-wrap: wrap; border-block-end: 1px solid var(--mp-rule); }
.mp-bars > [aria-label="Story"] { flex-basis: 100%; }
.mp-bars > [aria-label="Conditions"] { flex: 1; min-inline-size: 18rem; }
.mp-bars > :has(.mp-conditions) { flex-basis: 100%; }
.mp-bar { padding: 2px 10px 3px; }
.mp-bar .mp-buttons { align-items: center; }
.mp-bar > .mp-note:not(:empty) { margin-block: 3px 0; }
.mp-chosen { color: var(--mp-accent); }
.mp-conditions { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 6px 12px; margin-block: 6px; }
.mp-conditions > div { display: grid; gap: 2px; color: var(--mp-soft); font-size: 12px; }
.mp-copy { inline-size: 100%; padding: 4px 6px; color: inherit; background: var(--mp-wash); border: 1px solid var(--mp-line); font-family: var(--mp-mono); font-size: 11px; }
.mp .mp-overrides { flex: 1; min-inline-size: 12rem; font-size: 12px; }
.mp-overrides code { color: var(--mp-ink); }
.mp-overrides strong { color: var(--mp-accent); }

.mp-columns { display: flex; flex: 1; flex-direction: column; min-block-size: 0; }
.mp-controls { flex: 0 1 auto; max-block-size: calc(100% - 150px); min-block-size: 0; overflow: auto; }
.mp-views { display: flex; flex: 1 1 28%; flex-direction: column; min-block-size: 0; border-block-start: 1px solid var(--mp-rule); }
.mp-views [role="tabpanel"] { display: flex; flex-direction: column; min-block-size: 0; overflow: auto; }
.mp-view { padding: 8px 12px; }

.mp-section { padding: 6px 10px 8px; }
.mp-section + .mp-section { border-block-start: 1px solid var(--mp-rule); }
.mp-section:focus-visible { outline-offset: -2px; }
.mp-heading { display: flex; flex-wrap: wrap; gap: 2px 10px; align-items: center; min-block-size: 28px; }
.mp-heading h2 { font-size: 13px; font-weight: 600; }
.mp-heading h2 code { color: var(--mp-accent); font-size: 13px; font-weight: 400; }
.mp-events { min-block-size: 72px; }
.mp-follow { margin-inline-start: auto; }

.mp-buttons { display: flex; flex-wrap: wrap; gap: 6px; margin-block-start: 4px; }
.mp button:where(:not([role="tab"])) { min-block-size: 26px; padding: 2px 9px; color: inherit; background: var(--mp-wash); border: 1px solid var(--mp-line); border-radius: 3px; font: inherit; cursor: pointer; }
.mp button:where(:not([role="tab"])):hover { border-color: var(--mp-accent); color: var(--mp-accent); }
.mp button:disabled { color: var(--mp-soft); border-color: var(--mp-rule); cursor: default; }
.mp button:is([aria-expanded="true"], [aria-pressed="true"]) { background: var(--mp-glow); border-color: var(--mp-accent); }
.mp .mp-send { color: var(--mp-paper); background: var(--mp-ink); border-color: var(--mp-ink); }
.mp .mp-send:hover:not(:disabled) { color: var(--mp-paper); background: var(--mp-accent); border-color: var(--mp-accent); }
.mp .mp-send:disabled { color: var(--mp-soft); background: none; border-color: var(--mp-rule); }
.mp-split { display: inline-flex; }
.mp-split button:first-child:not(:last-child) { border-start-end-radius: 0; border-end-end-radius: 0; }
.mp-split button + button { border-inline-start: 0; border-start-start-radius: 0; border-end-start-radius: 0; }
.mp-check { display: inline-flex; gap: 5px; align-items: center; min-block-size: 26px; cursor: pointer; }

.mp .mp-call { min-inline-size: 0; margin-block-start: 4px; padding: 0 8px 4px; border: 1px solid var(--mp-line); border-radius: 3px; }
.mp-replies { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px; margin: 3px 0 0; padding: 0; list-style: none; }
.mp-replies[data-many="true"] { display: flex; flex-wrap: wrap; gap: 4px; }
.mp-replies .mp-buttons { margin: 0; gap: 4px; }
.mp .mp-replies li:not(.mp-buttons) button { inline-size: 100%; overflow: hidden; padding-inline: 6px; text-align: start; text-overflow: ellipsis; white-space: nowrap; }
.mp .mp-replies[data-many="true"] li button { inline-size: auto; min-block-size: 24px; padding-block: 0; font-size: 12px; }
.mp-replies[data-many="true"] .mp-summary { display: none; }
.mp-summary { color: var(--mp-soft); }
.mp-looked { min-block-size: 1.5em; margin-block-start: 4px; overflow: hidden; font-size: 12px; text-overflow: ellipsis; white-space: nowrap; }
.mp-status { font-family: var(--mp-mono); font-size: 11px; font-weight: 600; }
.mp-status[data-kind="2xx"] { color: var(--mp-good); }
.mp-status:is([data-kind="4xx"], [data-kind="5xx"]) { color: var(--mp-accent); }
.mp .mp-last { flex: 1; min-inline-size: 10rem; overflow: hidden; font-size: 12px; text-overflow: ellipsis; white-space: nowrap; }
.mp-why { color: var(--mp-accent); }

.mp-request { min-inline-size: 0; font-size: 12px; }
.mp-request summary, .mp-answered summary { overflow: hidden; cursor: pointer; text-overflow: ellipsis; white-space: nowrap; }
.mp-answered[open] > summary { white-space: normal; }
.mp-excerpt { color: var(--mp-soft); }
.mp-answered + .mp-answered { border-block-start: 1px solid var(--mp-rule); }
.mp-answered > summary { padding-block: 4px; }
.mp-message { margin-block: 4px 8px; font-size: 12px; }
.mp-message pre, .mp-context pre { max-block-size: 20rem; margin-block-start: 4px; padding: 8px; overflow: auto; background: var(--mp-wash); }
.mp-headers > div { display: grid; grid-template-columns: minmax(8rem, auto) minmax(0, 1fr); gap: 10px; }
.mp-headers dt { color: var(--mp-soft); }
.mp-headers code { overflow-wrap: anywhere; }
.mp-to-come { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 10px; align-items: center; padding-block: 2px; }
.mp-to-come label:first-child { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 8px; align-items: center; }
.mp-to-come code { overflow: hidden; text-overflow: ellipsis; }
.mp :is(select, input[type="number"]) { min-block-size: 26px; min-inline-size: 0; padding: 2px 4px; color: inherit; background: var(--mp-paper); border: 1px solid var(--mp-line); border-radius: 3px; font: inherit; }

.mp-editor { margin-block-start: 8px; }
.mp-editor textarea { display: block; inline-size: 100%; margin-block: 4px; padding: 8px; color: inherit; background: var(--mp-paper); border: 1px solid var(--mp-line); border-radius: 3px; resize: vertical; }
.mp-problem { color: var(--mp-accent); }

.mp-chart { position: relative; display: flex; flex: 1; flex-direction: column; min-block-size: 0; background: var(--mp-paper); }
.mp-chart-tools { display: flex; gap: 4px; padding: 4px 8px; }
.mp-frame { position: relative; flex: 1; min-block-size: 0; overflow: hidden; cursor: grab; touch-action: none; user-select: none; }
.mp-frame:focus-visible { outline-offset: -2px; }
.mp-frame svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; font: 13px ui-sans-serif, system-ui, sans-serif; }
.mp-frame text { fill: currentColor; text-anchor: middle; dominant-baseline: central; }
.mp-drawn ~ text { pointer-events: none; }
.mp-drawn { cursor: pointer; }
.mp-drawn :is(rect, line) { fill: var(--mp-wash); stroke: var(--mp-line); }
.mp-drawn[data-kind="outer"] rect { fill: var(--mp-paper); }
.mp-drawn[data-kind="outer"] text { text-anchor: start; font-weight: 600; }
.mp-drawn[data-transient="true"] rect { stroke-dasharray: 4 3; }
.mp-drawn[data-live="true"] :is(rect, line) { fill: var(--mp-glow); stroke: var(--mp-accent); stroke-width: 2px; }
.mp-drawn[data-live="true"][data-kind="outer"] rect { fill: var(--mp-paper); stroke-width: 1.5px; }
.mp-edge { fill: none; stroke: var(--mp-line); pointer-events: none; }
.mp-label { font-size: 12px; pointer-events: none; }
.mp-label rect { fill: var(--mp-paper); opacity: 0.85; }
.mp-frame :is(marker path, circle) { fill: var(--mp-line); }

.mp-context > div { display: grid; grid-template-columns: minmax(5.5rem, auto) minmax(0, 1fr); gap: 12px; padding-block: 3px; }
.mp-context > div + div { border-block-start: 1px solid var(--mp-rule); }
.mp-context dt { color: var(--mp-soft); }
.mp-context summary { cursor: pointer; }
.mp-context code { overflow-wrap: anywhere; }

.mp-log table { inline-size: 100%; border-collapse: collapse; text-align: start; }
.mp-log th { position: sticky; inset-block-start: 0; color: var(--mp-soft); background: var(--mp-paper); font-size: 12px; font-weight: 400; text-align: start; }
.mp-log :is(th, td) { padding: 3px 12px 3px 0; vertical-align: top; }
.mp-log td { border-block-start: 1px solid var(--mp-rule); }
.mp-log td code { display: block; max-inline-size: 22rem; overflow: hidden; color: var(--mp-soft); font-size: 11px; text-overflow: ellipsis; white-space: nowrap; }
.mp-time { font-variant-numeric: tabular-nums; white-space: nowrap; }

@container (min-width: 56rem) {
  .mp-columns { flex-direction: row; }
  .mp-controls { flex: 1 1 50%; max-block-size: none; }
  .mp-views { flex: 1 1 50%; border-block-start: 0; border-inline-start: 1px solid var(--mp-rule); }
  .mp-replies[data-many="true"] { display: grid; }
  .mp .mp-replies[data-many="true"] li:not(.mp-buttons) button { inline-size: 100%; }
  .mp-replies[data-many="true"] .mp-summary { display: inline; }
  .mp-looked { display: none; }
}
@media (forced-colors: active) {
  .mp-machine:has(:checked) { border-block-end-color: Highlight; }
  .mp-drawn[data-kind] :is(rect, line) { fill: Canvas; stroke: CanvasText; }
  .mp-drawn[data-kind][data-live="true"] rect { stroke: Highlight; stroke-width: 4px; }
  .mp-edge { stroke: CanvasText; }
  .mp-label rect { fill: Canvas; }
  .mp-frame :is(marker path, circle) { fill: CanvasText; }
}
`;
