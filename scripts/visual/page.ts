export interface Findings {
  before: string;
  after: string;
  stories: number;
  looks: number;
  changed: readonly Changed[];
  added: readonly string[];
  removed: readonly string[];
  /** Stories that look different on each run. */
  unsteady: readonly string[];
}

export interface Changed {
  story: string;
  look: string;
  pixels: number;
  share: number;
  files: { before: string; after: string; difference: string };
}

export const summaryOf = ({ stories, looks, changed, added, removed, unsteady }: Findings): string =>
  `${stories} stories in ${looks} looks each: ${changed.length} differences, ${added.length} new stories, ${removed.length} removed, ${unsteady.length} unstable.`;

export function pageOf(findings: Findings): string {
  const { before, after, changed, added, removed, unsteady } = findings;
  const sorted = changed.toSorted((one, other) => other.share - one.share);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${changed.length} visual differences</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 2rem auto; padding-inline: 1rem; max-inline-size: 100rem; }
  section { margin-block: 2rem; border-block-start: 1px solid; }
  .shots { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-inline-size: 100%; border: 1px solid; }
</style>
<h1>${escaped(before)} and ${escaped(after)}</h1>
<p>${escaped(summaryOf(findings))}</p>
${sorted.map(sectionOf).join('\n')}
${listOf('New', added)}${listOf('Removed', removed)}${listOf('Looks otherwise each time', unsteady)}</html>
`;
}

function sectionOf({ story, look, pixels, share, files }: Changed): string {
  const shots = Object.entries(files).map(
    ([name, file]) =>
      `<figure><figcaption>${name}</figcaption><a href="${file}"><img loading="lazy" alt="${name}" src="${file}"></a></figure>`,
  );
  return `<section>
<h2>${escaped(story)}, ${look}</h2>
<p>${pixels} pixels, ${(share * 100).toFixed(share < 0.01 ? 3 : 1)} %</p>
<div class="shots">${shots.join('')}</div>
</section>`;
}

const listOf = (title: string, stories: readonly string[]): string =>
  stories.length === 0
    ? ''
    : `<section>
<h2>${title}: ${stories.length}</h2>
<ul>${stories.map((story) => `<li>${escaped(story)}</li>`).join('')}</ul>
</section>
`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
