import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { HeaderModule } from './HeaderModule.tsx';

const meta = preview.meta({
  title: 'Parts/Layout/Header module',
  component: HeaderModule,
  args: { label: 'Archive', isOpen: false, onToggle: fn(), children: <p>Forty-two issues</p> },
});

export const Closed = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByText('Forty-two issues')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Archive', expanded: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const Open = meta.story({
  args: { isOpen: true },
  play: async ({ canvas }) => {
    const panel = document.getElementById(canvas.getByRole('button').getAttribute('aria-controls') ?? '');
    await expect(panel).toHaveTextContent('Forty-two issues');
  },
});

export const AtTheEnd = meta.story({
  args: { isOpen: true, atEnd: true },
  play: ({ canvas }) => expect(canvas.getByText('Forty-two issues')).toBeVisible(),
});
