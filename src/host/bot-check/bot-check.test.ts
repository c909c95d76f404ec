import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Settings } from '#machines/api/contract.ts';

class Element extends EventTarget {
  children: Element[] = [];
  parent: Element | undefined;
  open = false;
  inert = false;
  textContent = '';
  src = '';
  dataset: Record<string, string> = {};
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
  }
  append(...added: Element[]) {
    for (const each of added) each.parent = this;
    this.children.push(...added);
  }
  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((each) => each !== this);
  }
  showModal() {
    this.open = true;
  }
  close() {
    this.open = false;
  }
}

type Answer = 'passes' | 'fails' | 'silent' | 'empty' | 'asks';
type Provider = NonNullable<Settings['bot_check']>['provider'];

let body: Element;
let scripts: Element[];
let script: 'loads' | 'fails' | 'does nothing' | 'never sets up';
let answer: Answer;
let actions: unknown[];
let challenge: { solve: () => void; leave: () => void } | undefined;
let tokens: number;
let widgets: Set<string>;

beforeEach(() => {
  [body, scripts, script, answer, actions, tokens] = [new Element('body'), [], 'loads', 'passes', [], 0];
  [challenge, widgets] = [undefined, new Set()];
  vi.resetModules();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => 'light' }));
  vi.stubGlobal('document', {
    createElement: (name: string) => new Element(name),
    querySelector: () => body,
    head: {
      append: (tag: Element) => {
        scripts.push(tag);
        queueMicrotask(() => run(tag));
      },
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function run(tag: Element): void {
  if (script === 'fails') return void tag.dispatchEvent(new Event('error'));
  const { searchParams } = new URL(tag.src);
  if (script !== 'does nothing')
    for (const [name, api] of Object.entries({ grecaptcha, turnstile, hcaptcha }))
      if (tag.src.includes(name.slice(1))) vi.stubGlobal(name, api);
  tag.dispatchEvent(new Event('load'));
  const named = searchParams.get('onload');
  if (named && script === 'loads') queueMicrotask(() => Reflect.get(globalThis, named)());
}

const fresh = () => {
  tokens += 1;
  return answer === 'empty' ? '' : `token-${tokens}`;
};

const grecaptcha = {
  ready: (then: () => void) => script !== 'never sets up' && queueMicrotask(then),
  execute: async (_key: string, { action }: { action: string }) => {
    actions.push(action);
    if (answer === 'fails') throw new Error('reCAPTCHA');
    return answer === 'silent' ? new Promise(() => undefined) : fresh();
  },
};

const turnstile = {
  render: (_container: Element, options: Record<string, (said?: string) => void> & { action: string }) => {
    const id = `widget-${widgets.size + tokens}`;
    widgets.add(id);
    actions.push(options.action);
    const call = (name: string, said?: string) => widgets.has(id) && options[name]?.(said);
    queueMicrotask(() => {
      if (answer === 'fails') call('error-callback', '300030');
      if (answer === 'passes' || answer === 'empty') call('callback', fresh());
      if (answer !== 'asks') return;
      call('before-interactive-callback');
      challenge = {
        solve: () => {
          call('after-interactive-callback');
          call('callback', fresh());
        },
        leave: () => call('timeout-callback'),
      };
    });
    return id;
  },
  remove: (id: string) => widgets.delete(id),
};

const hcaptcha = {
  render: (_container: Element, options: Record<string, () => void>) => {
    const id = `widget-${widgets.size + tokens}`;
    widgets.add(id);
    shown = options;
    return id;
  },
  execute: async (_id: string) => {
    if (answer === 'fails') return Promise.reject('network-error');
    if (answer === 'silent') return new Promise(() => undefined);
    if (answer !== 'asks') return { response: fresh() };
    shown?.['open-callback']?.();
    return new Promise((resolve, reject) => {
      challenge = {
        solve: () => resolve({ response: fresh() }),
        leave: () => {
          shown?.['close-callback']?.();
          reject('challenge-closed');
        },
      };
    });
  },
  remove: (id: string) => widgets.delete(id),
};
let shown: Record<string, () => void> | undefined;

const KEYS: Record<Provider, string> = {
  recaptcha: '6LfEmberDays',
  turnstile: '0x4AAAAAAAEmberDays',
  hcaptcha: '5b2f1c64-09ab-4c7e-8d31-e1be7da75000',
};
const words = async () => ({ title: 'Confirm', cancel: 'Cancel', lang: 'en-US', dir: 'ltr' });
const { signal } = new AbortController();
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

async function open(provider: Provider) {
  const { createBotCheck } = await import('./bot-check.ts');
  return createBotCheck({ provider, site_key: KEYS[provider] }, words);
}

const left = () => [body.children.length, widgets.size];

test('without a setting, returns an empty token and loads nothing [HOST-13]', async () => {
  const { createBotCheck } = await import('./bot-check.ts');
  const botCheck = createBotCheck(undefined, words);
  botCheck.prepare();
  expect([await botCheck.token('checkout', signal), scripts]).toEqual(['', []]);
});

describe.each(['recaptcha', 'turnstile', 'hcaptcha'] as const)('%s', (provider) => {
  test('loads its script on the first input, once for all widgets of the page [BEYOND-77]', async () => {
    const [one, other] = [await open(provider), await open(provider)];
    expect(scripts).toEqual([]);
    one.prepare();
    other.prepare();
    await settled();
    await other.token('checkout', signal);
    expect(scripts.map(({ src }) => new URL(src).searchParams.has('again'))).toEqual([false]);
  });

  test('gives each submit its own token, even two at once [BEYOND-77]', async () => {
    const botCheck = await open(provider);
    const both = await Promise.all([botCheck.token('checkout', signal), botCheck.token('signup', signal)]);
    const all = [...both, await botCheck.token('checkout', signal)];
    expect(new Set(all).size).toBe(3);
    // hCaptcha has no actions.
    expect(actions).toEqual(provider === 'hcaptcha' ? [] : ['checkout', 'signup', 'checkout']);
    expect(left()).toEqual([0, 0]);
  });

  test.each(['fails', 'does nothing'] as const)(
    'rejects if its script %s, then reloads it [BEYOND-77]',
    async (how) => {
      const botCheck = await open(provider);
      script = how;
      await expect(botCheck.token('checkout', signal)).rejects.toThrow('could not be loaded');
      script = 'loads';
      expect(await botCheck.token('checkout', signal)).toBe('token-1');
      expect(scripts.map(({ src }) => new URL(src).searchParams.get('again'))).toEqual([null, '1']);
    },
  );

  test.each([
    ['fails', /reCAPTCHA|Turnstile: 300030|network-error/],
    ['empty', /gave no token/],
  ] as const)('rejects if the service %s, and can be asked again [BEYOND-77]', async (how, message) => {
    const botCheck = await open(provider);
    answer = how;
    const reason = await botCheck.token('checkout', signal).catch((error: unknown) => error);
    expect(reason).toMatchObject({ code: 'botCheckUnavailable', message: expect.stringMatching(message) });
    answer = 'passes';
    expect(await botCheck.token('checkout', signal)).toMatch(/^token-/);
    expect(left()).toEqual([0, 0]);
  });

  test('cleans up after an aborted request [BEYOND-77]', async () => {
    const botCheck = await open(provider);
    answer = 'silent';
    const page = new AbortController();
    const token = botCheck.token('checkout', page.signal);
    await settled();
    page.abort();
    await expect(token).rejects.toThrow();
    expect(left()).toEqual([0, 0]);
  });

  test('does not start for a request that was already aborted [BEYOND-77]', async () => {
    const botCheck = await open(provider);
    await expect(botCheck.token('checkout', AbortSignal.abort())).rejects.toThrow();
    expect([...left(), tokens]).toEqual([0, 0, 0]);
  });

  test('ignores a host element with the provider’s name [BEYOND-77]', async () => {
    for (const name of ['grecaptcha', 'turnstile', 'hcaptcha']) vi.stubGlobal(name, new Element('a'));
    const botCheck = await open(provider);
    script = 'does nothing';
    await expect(botCheck.token('checkout', signal)).rejects.toThrow('could not be loaded');
  });
});

test.each(['turnstile', 'hcaptcha'] as const)(
  'a failure of ours is not told as one of %s [BEYOND-192]',
  async (provider) => {
    const botCheck = await open(provider);
    vi.spyOn(document, 'createElement').mockImplementation((name) => {
      if (name !== 'script') throw new TypeError('missing');
      return new Element(name) as never; // all that the loader uses
    });
    const reason = await botCheck.token('checkout', signal).catch((error: unknown) => error);
    expect(reason).toEqual(new TypeError('missing'));
    vi.restoreAllMocks();
    expect(await botCheck.token('checkout', signal)).toBe('token-1');
  },
);

test.each(['recaptcha', 'hcaptcha'] as const)(
  'gives up on %s after ten seconds without setup, then reloads it',
  async (provider) => {
    const botCheck = await open(provider);
    script = 'never sets up';
    vi.useFakeTimers();
    const token = expect(botCheck.token('checkout', signal)).rejects.toThrow('could not be loaded');
    await vi.advanceTimersByTimeAsync(10_000);
    await token;
    vi.useRealTimers();
    script = 'loads';
    expect(await botCheck.token('checkout', signal)).toBe('token-1');
  },
);

test.each(['turnstile', 'hcaptcha'] as const)('does not reload %s if the host already uses it', async (provider) => {
  vi.stubGlobal(provider, { turnstile, hcaptcha }[provider]);
  expect(await (await open(provider)).token('checkout', signal)).toBe('token-1');
  expect(scripts).toEqual([]);
});

describe.each(['turnstile', 'hcaptcha'] as const)('a challenge of %s', (provider) => {
  const ask = async (page = new AbortController()) => {
    const botCheck = await open(provider);
    const heard: boolean[] = [];
    botCheck.watchChallenge((isOpen) => heard.push(isOpen));
    answer = 'asks';
    const token = botCheck.token('checkout', page.signal);
    token.catch(() => undefined);
    await settled();
    return { token, heard, page, botCheck };
  };

  test('reports opening and closing, and resolves to a token [BEYOND-77]', async () => {
    const { token, heard } = await ask();
    expect(heard).toEqual([true]);
    challenge?.solve();
    expect(await token).toBe('token-1');
    expect(heard.at(-1)).toBe(false);
    expect(left()).toEqual([0, 0]);
  });

  test('is unfinished if the reader leaves it, and the next submit asks again [BEYOND-77]', async () => {
    const { token, heard, botCheck } = await ask();
    challenge?.leave();
    await expect(token).rejects.toMatchObject({ code: 'botCheckUnfinished' });
    expect([heard.at(-1), ...left()]).toEqual([false, 0, 0]);
    const next = botCheck.token('checkout', signal);
    await settled();
    challenge?.solve();
    expect(await next).toBe('token-1');
  });

  test('closes when its page is left [BEYOND-77]', async () => {
    const { token, heard, page } = await ask();
    page.abort();
    await expect(token).rejects.toThrow();
    expect([heard.at(-1), ...left()]).toEqual([false, 0, 0]);
  });

  test('no longer reports to a stopped listener [BEYOND-77]', async () => {
    const botCheck = await open(provider);
    const heard: boolean[] = [];
    botCheck.watchChallenge((isOpen) => heard.push(isOpen))();
    await botCheck.token('checkout', signal);
    expect(heard).toEqual([]);
  });
});

test.each(['cancel', 'click'])('closes Turnstile’s dialog on %s and gives up the challenge', async (event) => {
  const botCheck = await open('turnstile');
  answer = 'asks';
  const token = botCheck.token('checkout', signal);
  token.catch(() => undefined);
  await settled();
  const [dialog] = body.children;
  expect({ open: dialog?.open, inert: dialog?.inert }).toEqual({ open: true, inert: false });
  (event === 'click' ? dialog?.children.at(-1) : dialog)?.dispatchEvent(new Event(event));
  await expect(token).rejects.toMatchObject({ code: 'botCheckUnfinished' });
  expect(left()).toEqual([0, 0]);
});
