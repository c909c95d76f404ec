import { never } from '#fixtures/world/test-world.ts';

export const ways: Record<string, (later: (ms: number) => Promise<void>) => unknown> = {
  rejects: () => Promise.reject(new Error('<b>blocked</b> https://provider.example undefined')),
  'throws at once': () => {
    throw new TypeError('provider is not a function');
  },
  'never answers': never,
  'answers too late': (later) => later(3_600_000),
  'answers nothing': async () => undefined,
  'answers with garbage': async () => ({ kind: '__proto__', words: 5 }),
};

export const isAnswered = (way: string): boolean => way === 'answers nothing' || way === 'answers with garbage';
