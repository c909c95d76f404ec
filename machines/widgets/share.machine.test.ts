import { expect, test } from 'vitest';
import { createTestWorld, run, settle } from '#fixtures/world/test-world.ts';
import { shareIn } from './share.ports.ts';

function open(showAsPrinted: () => () => void) {
  const actor = run(shareIn({ showAsPrinted }), createTestWorld(), undefined);
  return { actor, value: () => actor.getSnapshot().value };
}

test('toggles between the print view and the normal page [SHELL-7]', () => {
  const done: string[] = [];
  const { actor, value } = open(() => () => void done.push('restored'));
  expect(value()).toBe('reading');
  actor.send({ type: 'printView.toggled' });
  expect([value(), done]).toEqual(['printView', []]);
  actor.send({ type: 'printView.toggled' });
  expect([value(), done]).toEqual(['reading', ['restored']]);
});

test('closes only the print view on Escape', () => {
  const { actor, value } = open(() => () => undefined);
  actor.send({ type: 'printView.left' });
  expect(value()).toBe('reading');
  actor.send({ type: 'printView.toggled' });
  actor.send({ type: 'printView.left' });
  expect(value()).toBe('reading');
});

test('leaves the print view when the page is left', () => {
  const done: string[] = [];
  const { actor } = open(() => () => void done.push('restored'));
  actor.send({ type: 'printView.toggled' });
  actor.stop();
  expect(done).toEqual(['restored']);
});

test('keeps showing the page if the print view fails', async () => {
  const { actor, value } = open(() => {
    throw new Error('No style sheets.');
  });
  actor.send({ type: 'printView.toggled' });
  await settle();
  expect(value()).toBe('reading');
});
