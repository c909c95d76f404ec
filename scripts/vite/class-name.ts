/** The class of a style sheet's name on the page: `jr-Field-label`. It says where it stands, and compresses better than a digest. */
export const classNameOf = (name: string, file: string): string =>
  `jr-${file.replace(/^.*[\\/]|\.module\.css.*$/g, '')}-${name}`;
