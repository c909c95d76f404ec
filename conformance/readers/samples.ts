/** Texts that a server must keep verbatim, by what they test. */
const SAMPLES: Record<string, string> = {
  accents: "Zoë D'Årcy-O’Brien, Ştefan Žižek",
  scripts: '李小龍 やまだ 김철수 राम कुमार Ελένη Иван ไทย',
  'right to left': 'محمد العربي \u200fשלום 12',
  emoji: '😀 👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 𝒜',
  'composed letters': '\u00e9 \u00f1 \u212b \ufb01 \u0130',
  'combining marks': 'e\u0301 n\u0303 A\u030a a\u0328\u0301',
  quotes: `"Ana" 'Bo' \`Cy\` „Di“ «Ed» \\n \\ / %20 %s {0} \${x} {{y}}`,
  markup: '<b id="kit">Ada</b> & <img src=x onerror=alert(1)> &amp; &#39;',
  'an end of a script': '</script><script>alert(1)</script><!-- --> ]]>',
  'line separators': 'one\u2028two\u2029three',
  letters: 'McDONALD iPhone ǅ ß İı',
  spaces: 'Ada  Mary   Okafor\u00a0II',
  symbols: '+1 (2) #3 @4; 5=6? 7|8 ~9 ^0 -- DROP TABLE',
};

/** A character with two UTF-16 units and four UTF-8 bytes that counts as one. */
export const LONG = '😀';

/**
 * Packs the samples into as few texts of a length as possible. Cuts longer samples, since short fields hold no names.
 */
export function samplesWithin(length: number): string[] {
  const room = length - 2;
  const joined: string[] = [];
  for (const sample of Object.values(SAMPLES)) {
    const last = joined.at(-1);
    const both = `${last ?? ''} ${sample}`;
    if (last !== undefined && [...both].length <= room) joined[joined.length - 1] = both;
    else joined.push([...sample].slice(0, room).join('').trim());
  }
  return joined;
}
