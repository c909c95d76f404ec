import { expect } from 'storybook/test';
import { createActor, createMachine } from 'xstate';
import { english } from '#messages/english.ts';
import preview from '#storybook/preview.tsx';
import { DebugWidget } from './DebugWidget.tsx';
import { createTrail } from './trail.ts';

const trail = createTrail();
const machine = createMachine({ id: 'checkout', initial: 'sendable', states: { sendable: {} } });
createActor(machine, { inspect: trail.inspect }).start();

const meta = preview.meta({ title: 'Debugging/Debug widget', component: DebugWidget, args: { trail } });

export const Shown = meta.story({
  name: 'Every machine with its state, the last events and a link to Storybook [SHELL-20]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(english.debug.title));
    await expect(canvas.getByText('sendable')).toBeVisible();
    await expect(canvas.getByText('checkout: xstate.init')).toBeVisible();
    await expect(canvas.getByRole('link', { name: english.debug.openStory })).toHaveAttribute(
      'href',
      'http://localhost:6006/?state=checkout.sendable',
    );
  },
});
