import { foreignCode } from '../vite/build.ts';

/** Size limits in bytes, for the download and the installed package. */
export const MOST_PACKED = 2_720_000;
export const MOST_UNPACKED = 12_150_000;

/** Returns a sentence for each violation in a file of the package. `root` is the folder it was built in. */
export function contentFindings(path: string, text: string, root: string): string[] {
  const isCode = /\.(?:js|css)$/.test(path);
  return [
    ...(/\.(?:test|stories|spec)\.|(?:^|\/)(?:mocks|tests)\/|\.map$/.test(path) ? [`${path} must not ship.`] : []),
    ...(text.includes(root) ? [`${path} names the folder that it was built in.`] : []),
    ...(isCode && /[#@] sourceMappingURL=/.test(text) ? [`${path} names a source map.`] : []),
    ...(isCode ? foreignCode({ fileName: path, text, modules: [] }) : []),
  ];
}

export function sizeFindings({ packed, unpacked }: { packed: number; unpacked: number }): string[] {
  return [
    ...(packed > MOST_PACKED ? [`The package is ${packed} bytes; at most are ${MOST_PACKED}.`] : []),
    ...(unpacked > MOST_UNPACKED ? [`The package unpacks to ${unpacked} bytes; at most are ${MOST_UNPACKED}.`] : []),
  ];
}
