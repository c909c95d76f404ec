import type { Report } from './report.ts';
import type { Verdict } from './verdicts.ts';

type State = Verdict['verdict'] | 'open';
type Item = Report['differences'][number] & { card: HTMLElement; state: State; note: string };

const report = JSON.parse(find('#report').textContent) as Report;
const shelf = `visual ${report.id}`;
const form = find<HTMLFormElement>('form');
const items = itemsOf(restored());
const pending = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) load(target);
  },
  { rootMargin: '200%' },
);

for (const side of ['base', 'compared'] as const)
  find(`#${side}`).textContent = `${report[side].name}, ${new Date(report[side].date).toUTCString()}`;
for (const name of ['added', 'removed', 'failed'] as const) {
  const list = find(`#${name}`);
  list.append(...report[name].map((title) => Object.assign(document.createElement('li'), { textContent: title })));
  const details = find(`details:has(#${name})`);
  details.hidden = report[name].length === 0;
  find('summary', details).append(` (${report[name].length})`);
}
for (const item of items) arrange(item);
show();

form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
find('#save').addEventListener('click', save);
for (const button of form.querySelectorAll<HTMLButtonElement>('button[value]'))
  button.addEventListener('click', () => decide(shown(), button.value as State, asked('note')));
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof Element && event.target.matches('textarea, [type=search], [name=note]');
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !asked('keys')) return;
  const now = items.findIndex(({ card }) => card.contains(document.activeElement));
  const key = event.key.toLowerCase();
  if (key === 'n') focus(items.slice(now + 1));
  if (key === 'p') focus(items.slice(0, Math.max(now, 0)).reverse());
  if (key === 'a') toggle(now, 'approved');
  if (key === 'r') toggle(now, 'rejected');
});
window.addEventListener('beforeprint', () => {
  for (const { card } of shown()) load(card);
  for (const details of document.querySelectorAll<HTMLDetailsElement>('header details')) details.open = true;
});

function find<Kind extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): Kind {
  const found = root.querySelector<Kind>(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
}

/** The value of a field of the form. */
function asked(name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

function shown(): Item[] {
  return items.filter(({ card }) => !card.hidden);
}

function itemsOf(kept: Pick<Item, 'state' | 'note'>[]): Item[] {
  return report.differences.map((difference, index) => {
    const { picture, last } = difference;
    const card = find('article', document.importNode(find<HTMLTemplateElement>('template').content, true));
    const valid = last?.picture === picture ? last : undefined;
    return { ...difference, card, state: valid?.verdict ?? 'open', note: valid?.note ?? '', ...kept[index] };
  });
}

function arrange(item: Item): void {
  const { card, title, width, colours, picture, last } = item;
  find('h2', card).textContent = `${title} – ${width} px, ${colours}`;
  if (last && last.picture !== picture)
    find('em', card).textContent = ['Changed since it was', last.verdict, last.note && `– ${last.note}`].join(' ');
  card.style.setProperty('--width', `${width}px`);
  for (const image of card.querySelectorAll('img'))
    Object.assign(image, { width, height: find(`#p${item[image.dataset.kind as 'picture']}`).dataset.height });
  for (const button of card.querySelectorAll('button'))
    button.addEventListener('click', () => toggle(items.indexOf(item), button.value as State));
  card.addEventListener('input', () => {
    item.note = find<HTMLInputElement>('[name=note]', card).value;
    card.style.setProperty('--at', `${find<HTMLInputElement>('[type=range]', card).value}%`);
    keep();
  });
  find('main').append(card);
  pending.observe(card);
}

/** Decoding all pictures at once would take too much memory. */
function load(card: Element): void {
  const item = items.find((each) => each.card === card);
  for (const image of card.querySelectorAll('img'))
    image.src ||= `data:image/png;base64,${find(`#p${item?.[image.dataset.kind as 'picture']}`).textContent}`;
}

function show(): void {
  const words = asked('words').toLowerCase().split(/\s+/);
  for (const { card, state, note } of items) {
    const title = find('h2', card).textContent.toLowerCase();
    card.hidden = !['all', state].includes(asked('filter')) || !words.every((word) => title.includes(word));
    find('strong', card).textContent = state;
    find<HTMLInputElement>('[name=note]', card).value = note;
    for (const button of card.querySelectorAll('button')) button.ariaPressed = String(button.value === state);
  }
  find('#empty').hidden = shown().length > 0;
  for (const { value, labels } of form.querySelectorAll<HTMLInputElement>('[name=filter]'))
    if (labels?.[0])
      find('b', labels[0]).textContent = `${items.filter(({ state }) => ['all', state].includes(value)).length}`;
}

function toggle(index: number, state: State): void {
  const item = items[index];
  if (!item) return;
  decide([item], item.state === state ? 'open' : state);
  if (item.card.hidden) focus([...items.slice(index), ...items.slice(0, index).reverse()]);
}

function decide(some: Item[], state: State, note = ''): void {
  for (const item of some) Object.assign(item, { state, note: note || item.note });
  show();
  say(`${some.length} ${state}, ${items.filter((item) => item.state === 'open').length} left open`);
  keep();
}

function focus(among: Item[]): void {
  const card = among.find((item) => !item.card.hidden)?.card;
  if (card) find('h2', card).focus();
  else if (!document.activeElement?.checkVisibility()) find('main').focus();
}

function save(): void {
  const verdicts = items.flatMap(({ story, width, colours, picture, last, state, note }): Verdict[] => {
    if (state !== 'open') return [{ story, width, colours, picture, verdict: state, ...(note && { note }) }];
    return last && last.picture !== picture ? [last] : [];
  });
  const text = `${JSON.stringify([...report.others, ...verdicts], null, 2)}\n`;
  find<HTMLTextAreaElement>('textarea').value = text;
  // A page in a frame may not be allowed to download, and cannot know.
  Object.assign(find('form details'), { hidden: false, open: window.top !== window });
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { download: 'visual-verdicts.json', href }).click();
  say('Saved visual-verdicts.json');
}

function say(text: string): void {
  find('output').textContent = text;
}

function keep(): void {
  try {
    localStorage.setItem(shelf, JSON.stringify(items.map(({ state, note }) => ({ state, note }))));
  } catch {
    say('This browser forgets verdicts when you reload. Save them.');
  }
}

function restored(): Pick<Item, 'state' | 'note'>[] {
  try {
    return JSON.parse(localStorage.getItem(shelf) ?? '[]') as Pick<Item, 'state' | 'note'>[];
  } catch {
    return [];
  }
}
