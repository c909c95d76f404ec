import type { StoryContext } from '@storybook/react-vite';

let perform: StoryContext['step'] | undefined;

export const performBy = (step: StoryContext['step']): void => {
  perform = step;
};

/** Wraps a play's helper as one step with a readable label. */
export const named =
  <Args extends unknown[], Result>(words: string | ((args: Args) => string), act: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    const results: Result[] = [];
    const run = async () => void results.push(await act(...args));
    await (perform?.(typeof words === 'string' ? words : words(args), run) ?? run());
    return results[0] as Result;
  };
