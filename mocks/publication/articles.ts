import { html } from 'hono/html';

/** HTML in which interpolated values are escaped. */
export type Piece = ReturnType<typeof html>;

/** The articles on the site, by slug; the others exist in print alone. The anchors of the first are those of the contract’s example. */
export const articles: Readonly<Record<string, () => Piece>> = {
  'keepers-of-the-light': () => html`
  <p class="byline"><span class="kind">Essay</span> <span>From issue 42, The Lamp Room</span></p>
  <h1>Keepers of the light</h1>
  <p class="lead">For forty years the same man recorded the weather at the end of the breakwater, four times a day. He
    wrote little else. We read all of it in one winter.</p>
  <p>The books are the kind that shipping offices used to order by the gross: grey cloth, a red spine, a page for each
    day and a column for each watch. There are a hundred and sixty of them. Wind, sea, glass, visibility; and at the
    foot of the page a line for remarks, which in the first eleven years is empty.</p>
  <h2 id="the-first-lamp">The first lamp</h2>
  <p>Before the tower there was an iron basket on a pole, and a man to feed it. The town paid by the night and stopped
    in May, on the theory that boats do not sink in summer. The harbour master’s log records four that
    did.${note(1)}</p>
  <p>The tower came after the fourth. It is not handsome. The granite was left over from a bank, the stair has a
    landing nobody needs, and the lamp room was built for a lens that went to another coast.${note(2)} For thirty
    years a lamp half the right size stood in the middle of it like a candle in a ballroom.</p>
  <h3 id="whale-oil">Whale oil</h3>
  <p>Every visitor asks what it burned. The answer is whale oil, then colza, then paraffin, then nothing for the
    eleven days it took the electricity to arrive. The keeper noted each change as he noted everything: the hour, and
    the wind.</p>
  <p>Whale oil thickens in the cold and has to be carried up warm. Colza smokes if the wick is a hair too high.
    Paraffin neither thickens nor smokes, and is the only one of the three that ever set fire to the stair.</p>
  <h3 id="the-eleven-days">The eleven days</h3>
  <p>The cable was due on the first of October, and the last tin of paraffin was measured to run out on the thirtieth
    of September. The cable came on the eleventh. He hung a storm lantern in the great lens, like a whisper in a
    cathedral, and stayed awake beside it.${note(3)}</p>
  <p>No boat was lost. The pilot later said that he had steered by the man’s shadow, which was forty feet high.</p>
  <h2 id="remarks">Remarks</h2>
  <p>The first remark is from a February. “Oil thick. Warmed it under the coat.” After it they come more often, as if
    a door had been left open. A pilot who waved. A seal on the steps that would not move. The night a child was born
    in the house across the water, and the parents, who had no telephone, lit every window so that he would know.</p>
  <p>He answers none of it. No page says that he was glad. But from that night on, visibility, which had been “good”,
    “fair” or “poor” for eleven years, is what he could see: “to the islands”, “to the third buoy”, “to the
    house”.</p>
  <h3 id="what-a-night-weighs">What a night weighs</h3>
  <p>In the twenty-sixth year he began to weigh the moths. They came to the glass in August and fell, and in the
    morning he swept the gallery, as regulations require, and put the sweepings on a scale.${note(4)} Two ounces.
    Three and a half. In one warm week, with the wind off the fields, eleven.</p>
  <p>An entomologist who has seen the column calls it the longest record of its kind on this coast. She thinks he kept
    it only because there was a column free.</p>
  <h2 id="handed-over">Handed over</h2>
  <p>He retired the year the light was automated.${note(5)} A launch came for the furniture, which was one table, and
    for the books, which filled the boat. The lamp stayed lit: nobody aboard knew how to put it out, and he did not
    offer to say.</p>
  <p>The last page is filled in to the last column. Wind north-east, light. Sea slight. Glass rising. Visibility to
    the islands. Under remarks it says, in the same hand as on the first page and on all the pages between: “Fair.
    Handed over.”</p>
  ${notes(
    'The log of the harbour master is kept in Portland.',
    'A lens of the second order. The receipt for its carriage is in the town hall, the lens is not.',
    'Of the eleven nights he wrote nothing but the hours at which he went up, which were all of them.',
    'The keeper had no scales; the grocer’s were lent to him on a Sunday.',
    'His successor is a timer in a grey box, and has needed no replacement.',
  )}`,
  'a-note-to-readers': () => html`
  <p class="byline"><span class="kind">Notice</span> <span>From the editors</span></p>
  <h1>A note to readers</h1>
  <p class="lead">The winter issue will be nine days late, and we would rather say why than send a card.</p>
  <p>The press that has printed every issue since the first one is older than any of us, and in the second week of the
    run a bearing that nobody has made since 1961 came apart. Nobody was hurt. Four thousand sheets of the essay on
    salt were ruined, and are now packing for the glassworks next door.</p>
  <p>A man in the next valley turns bearings for ploughs. He looked at ours, said it would be a pleasure, and asked
    for nine days. We could have gone to another printer. The paper would have been whiter, and you would have had the
    issue on the first.</p>
  <p>We thought about it for the length of a walk. What decided us was that the binder, the two folders and the woman
    who wraps would have had nothing to do for those nine days, and that the issue is about people who wait.</p>
  <p>If you have moved in the meantime, <a href="/account/address">tell us your new address</a>. If you are about to,
    tell us soon. Everyone else can just wait.</p>`,
};

const note = (number: number): Piece =>
  html`<sup><a href="#fn-${number}" id="note-${number}" aria-label="Note ${number}">${number}</a></sup>`;

const notes = (...all: string[]): Piece => html`<ol class="notes" aria-label="Notes">${all.map(
  (words, at) => html`
  <li id="fn-${at + 1}">${words} <a href="#note-${at + 1}" aria-label="Back to note ${at + 1} in the text">↩\uFE0E</a></li>`,
)}
</ol>`;
