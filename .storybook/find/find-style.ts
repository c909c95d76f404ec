import { palette } from '../machine-panel/panel-style.ts';

export const findStyle = `${palette}
.find { inline-size: min(52rem, 94vw); max-block-size: 88vh; margin-block-start: 5vh; padding: 14px 18px; overflow: auto; color: var(--mp-ink); background: var(--mp-paper); border: 1px solid var(--mp-line); border-radius: 6px; font-size: 14px; line-height: 1.45; white-space: normal; text-align: start; }
.find::backdrop { background: rgb(0 0 0 / 45%); }
.find :is(h2, p, ol, ul) { margin: 0; padding: 0; list-style: none; }
.find label { display: block; margin-inline-end: 5rem; font-weight: 600; }
.find textarea { box-sizing: border-box; inline-size: 100%; margin-block: 8px 4px; padding: 7px 9px; color: inherit; background: var(--mp-wash); border: 1px solid var(--mp-line); border-radius: 4px; font: inherit; resize: vertical; }
.find textarea::placeholder { color: var(--mp-soft); opacity: 1; }
.find-close { position: absolute; inset-block-start: 10px; inset-inline-end: 18px; min-block-size: 26px; padding: 2px 9px; color: inherit; background: var(--mp-wash); border: 1px solid var(--mp-line); border-radius: 3px; font: inherit; cursor: pointer; }
.find [role="status"] { min-block-size: 1.45em; color: var(--mp-soft); }
.find ol > li { padding-block: 9px; border-block-start: 1px solid var(--mp-rule); }
.find h2 { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: baseline; font-size: 13px; font-weight: 400; overflow-wrap: anywhere; }
.find code { font-family: var(--mp-mono); font-size: 12px; }
.find-kind { padding: 0 7px; background: var(--mp-glow); border-radius: 9px; font-size: 12px; font-weight: 600; }
.find h2 + p { margin-block-start: 3px; font-weight: 600; white-space: pre-line; }
.find :is(ul, details) { margin-block-start: 3px; }
.find ul > li { padding-block: 2px; }
.find a { color: var(--mp-accent); }
.find :is(small, summary) { color: var(--mp-soft); font-size: 12px; }
.find summary { padding-block: 3px; cursor: pointer; }
.find :focus-visible { outline: 2px solid var(--mp-accent); outline-offset: 2px; }
`;
