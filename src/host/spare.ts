/** Runs an optional part of a form. Reports a failure to the developer and returns undefined. */
export function spare<Output>(work: () => Output): Output | undefined {
  try {
    return work();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
