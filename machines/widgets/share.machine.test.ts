import { expect, test } from 'vitest';
import { createTestWorld, run, settle } from '../../tests/support/test-world.ts';
import { shareIn } from './share.ports.ts';

function open(showAsPrinted: () => () => void) {
  const actor = run(shareIn({ showAsPrinted }), createTestWorld(), undefined);
  return { actor, value: () => actor.getSnapshot().value };
}

test('shows the page as it prints, and as it was when the toggle is pressed again [SHELL-7]', () => {
  const done: string[] = [];
  const { actor, value } = open(() => () => void done.push('restored'));
  expect(value()).toBe('reading');
  actor.send({ type: 'printView.toggled' });
  expect([value(), done]).toEqual(['printView', []]);
  actor.send({ type: 'printView.toggled' });
  expect([value(), done]).toEqual(['reading', ['restored']]);
});

test('leaves the print view by Escape, and leaves no other', () => {
  const { actor, value } = open(() => () => undefined);
  actor.send({ type: 'printView.left' });
  expect(value()).toBe('reading');
  actor.send({ type: 'printView.toggled' });
  actor.send({ type: 'printView.left' });
  expect(value()).toBe('reading');
});

test('a page that is left is not left in its print view', () => {
  const done: string[] = [];
  const { actor } = open(() => () => void done.push('restored'));
  actor.send({ type: 'printView.toggled' });
  actor.stop();
  expect(done).toEqual(['restored']);
});

test('a page that cannot be shown as it prints is read on', async () => {
  const { actor, value } = open(() => {
    throw new Error('No style sheets.');
  });
  actor.send({ type: 'printView.toggled' });
  await settle();
  expect(value()).toBe('reading');
});
