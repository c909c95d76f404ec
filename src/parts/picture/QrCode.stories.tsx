import { expect } from 'storybook/test';
import { encode } from 'uqr';
import preview from '#storybook/preview.tsx';
import { QrCode } from './QrCode.tsx';

const text = 'https://emberdays.example/subscribe/redeem?token=gft_p8Lx3N';

const meta = preview.meta({
  title: 'Parts/Pictures/Qr code',
  component: QrCode,
  args: { text, label: 'QR code of this page' },
});

function darkIn(picture: Element): Set<string> {
  const path = picture.querySelector('path')?.getAttribute('d') ?? '';
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map(([, x, y, length]) => [x, y, length].map(Number));
  return new Set(runs.flatMap(([x = 0, y = 0, length = 0]) => Array.from({ length }, (_, step) => `${x + step} ${y}`)));
}

export const OfAnAddress = meta.story({
  name: 'Address: every module, with a quiet zone of four [REDEEM-2]',
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'QR code of this page' });
    const bare = encode(text, { ecc: 'M', border: 0 });
    await expect(picture).toHaveAttribute('viewBox', `0 0 ${bare.size + 8} ${bare.size + 8}`);
    const dark = bare.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x + 4} ${y + 4}`] : [])));
    await expect(darkIn(picture)).toEqual(new Set(dark));
  },
});

export const InTheDark = meta.story({
  name: 'Dark theme: still dark on light [REDEEM-2]',
  globals: { theme: 'dark' },
  play: async ({ canvas, step }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
    await expect(picture.querySelector('path')).toHaveStyle({ fill: 'rgb(0, 0, 0)' });
    await step('Check that a phone can read its size', async () =>
      expect(picture.getBoundingClientRect().width).toBeGreaterThanOrEqual(150),
    );
  },
});
