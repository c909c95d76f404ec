import type { StoryContext } from '@storybook/react-vite';

let perform: StoryContext['step'] | undefined;

/** Performs the steps that follow as steps of this story. */
export const performBy = (step: StoryContext['step']): void => {
  perform = step;
};

/** What a helper of a play does, as one step with readable words. */
export const named =
  <Args extends unknown[], Result>(words: string | ((args: Args) => string), act: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    const results: Result[] = [];
    const run = async () => void results.push(await act(...args));
    await (perform?.(typeof words === 'string' ? words : words(args), run) ?? run());
    return results[0] as Result; // the step above has ended
  };
