import { afterEach, expect, test, vi } from 'vitest';
import { readPageData } from './page-data.ts';

afterEach(() => vi.unstubAllGlobals());

test.each(['\uFEFF{"settings":{}}', '\n  \uFEFF{"settings":{}}\uFEFF\n', ' {"settings":{}} '])(
  'reads page data with byte order marks and white space around it: %j [HOST-10]',
  (textContent) => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('Document', { prototype: { querySelectorAll: () => [{ textContent }] } });
    expect(readPageData()).toEqual({ settings: {} });
  },
);
