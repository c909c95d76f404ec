/** What a terminal would obey or hide instead of showing, such as escape sequences and bidirectional controls. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns one line of text that a terminal shows as it is. Escapes control and invisible characters, and cuts. */
export function printable(text: string, most = 1_000): string {
  // Cut before escaping as well, so that a huge text costs nothing.
  const escaped = text
    .slice(0, most + 1)
    .replace(UNSEEN, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);
  return escaped.length > most ? `${escaped.slice(0, most)}…` : escaped;
}
