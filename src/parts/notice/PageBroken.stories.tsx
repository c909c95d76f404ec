import { expect, fn } from 'storybook/test';
import { contacting } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { PageBroken } from './PageBroken.tsx';

const { page } = english;
const meta = preview.meta({ title: 'Parts/Notices/Page broken', component: PageBroken, args: { onReload: fn() } });

export const Broken = meta.story({
  args: { kind: 'broken' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(page.broken);
    await expect(canvas.getByRole('alert')).toHaveTextContent(contacting(page.brokenHint));
    await userEvent.click(canvas.getByRole('button', { name: page.reload }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const Crashed = meta.story({
  args: { kind: 'crashed' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(contacting(page.crashedHint)),
});
