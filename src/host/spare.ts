/** Does what a form works without. A failure is reported to the developer; then undefined. */
export function spare<Output>(work: () => Output): Output | undefined {
  try {
    return work();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
