import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ENDS } from '#machines/lib/outcome.ts';
import { MessagesProvider } from '#messages/use-messages.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(ENDS)('renders its regions empty at first, so that %s is announced', async (end) => {
  vi.stubGlobal('window', new EventTarget());
  const { OutcomeNotice } = await import('./OutcomeNotice.tsx');
  const drawn = renderToStaticMarkup(
    <MessagesProvider>
      <OutcomeNotice outcome={{ act: 'nameChange', end }} title="What came of it" />
    </MessagesProvider>,
  );
  const regions = [...drawn.matchAll(/<div[^>]* role="(\w+)"[^>]*>(.*?)<\/div>/g)].map(([, role, words]) => [
    role,
    words,
  ]);
  expect(regions).toEqual([
    ['alert', ''],
    ['status', ''],
    ['status', ''],
  ]);
});
