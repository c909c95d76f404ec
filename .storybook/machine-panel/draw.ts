import type { Mermaid } from 'mermaid';

const drawn = new Map<string, Promise<string>>();
let loading: Promise<Mermaid> | undefined;
let queue: Promise<unknown> = Promise.resolve();

/** Renders a Mermaid chart as SVG, cached by its text and theme. */
export function renderChart(text: string, isDark: boolean): Promise<string> {
  const key = `${isDark} ${text}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  // Serialised, because Mermaid's theme is global.
  const drawing = queue.then(() => draw(text, isDark, drawn.size));
  queue = drawing.catch(() => undefined);
  drawn.set(key, drawing);
  return drawing;
}

async function draw(text: string, isDark: boolean, number: number): Promise<string> {
  loading ??= loadMermaid();
  const mermaid = await loading;
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'base',
    themeVariables: isDark ? dark : light,
    state: { nodeSpacing: 36, rankSpacing: 44 },
  });
  const scratch = document.createElement('div');
  scratch.className = 'mp-scratch';
  document.body.append(scratch);
  const { svg } = await mermaid.render(`mp-drawn-${number}`, text, scratch).finally(() => scratch.remove());
  return svg;
}

/** Loads Mermaid with the first chart instead of with Storybook. */
function loadMermaid(): Promise<Mermaid> {
  const script = document.createElement('script');
  script.src = './machine-panel/mermaid.js';
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve((globalThis as typeof globalThis & { mermaid: Mermaid }).mermaid));
    script.addEventListener('error', () => reject(new Error('Mermaid could not be loaded.')));
    document.head.append(script);
  });
}

const font = { fontFamily: 'ui-sans-serif, system-ui, sans-serif', fontSize: '13px' };

const light = {
  ...font,
  background: '#ffffff',
  primaryColor: '#faf7f0',
  primaryTextColor: '#1d1a16',
  primaryBorderColor: '#857c6e',
  lineColor: '#6d6558',
  transitionColor: '#6d6558',
  transitionLabelColor: '#3f3a33',
  edgeLabelBackground: '#ffffff',
  compositeBackground: '#ffffff',
  compositeTitleBackground: '#f1ece1',
  altBackground: '#fbf9f4',
};

const dark = {
  ...font,
  darkMode: true,
  background: '#1b1c1d',
  primaryColor: '#2a2d30',
  primaryTextColor: '#f0ece4',
  primaryBorderColor: '#8f8678',
  lineColor: '#a79e90',
  transitionColor: '#a79e90',
  transitionLabelColor: '#d8d1c5',
  edgeLabelBackground: '#1b1c1d',
  compositeBackground: '#222426',
  compositeTitleBackground: '#303438',
  altBackground: '#26292c',
};
