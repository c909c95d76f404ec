const themes = import.meta.glob<string>('../../docs/examples/themes/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const aggressive = `
body { font: italic 21px / 1.1 Georgia, serif; letter-spacing: 0.04em; text-align: center; text-transform: uppercase; }
div, p, section, fieldset, form { margin: 18px; padding: 14px; float: none; }
input, select, textarea, button { display: block; width: 100%; height: 60px; margin: 12px; color: #fff; background: #0a5; border: 4px dotted #f0f; border-radius: 30px; appearance: none; text-transform: uppercase; }
label, legend { display: none; }
a, h1, h2, h3 { color: #0a0; font-size: 40px; text-decoration: line-through; }
ul, ol, dl, table { list-style: square inside; border: 3px solid #c00; }
svg, img { max-width: none; height: auto; }
* { box-sizing: content-box; outline: none !important; }
`;

export const hostSheets: Record<string, string> = {
  aggressive,
  ...Object.fromEntries(Object.entries(themes).map(([path, css]) => [path.replace(/^.*\/(\w+)\.css$/, '$1'), css])),
};
