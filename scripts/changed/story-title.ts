/** The title that Storybook gives a story file: its path below `src`, without a folder of the same name as the file. */
export function titleOf(file: string): string {
  const segments = file.slice('src/'.length, -'.stories.tsx'.length).split('/');
  const [folder, name] = segments.slice(-2);
  return (folder?.toLowerCase() === name?.toLowerCase() ? segments.toSpliced(-2, 1) : segments).join('/');
}
