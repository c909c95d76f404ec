import { expect, test } from 'vitest';
import { panelTree, toolbarTree } from './toolbar.ts';
import { findAll, write } from './tree.ts';

const steering = {
  controls: () => [
    {
      name: 'network',
      label: 'Network',
      hint: 'Applies from the next call.',
      value: 'slow',
      groups: [
        { label: '', options: [{ value: 'normal', label: 'Normal' }] },
        { label: 'Faults', options: [{ value: 'slow', label: 'Slow' }] },
      ],
    },
    { name: 'call', label: 'Call', hint: '', value: '', groups: [] },
  ],
  link: () => '?scenario=slow',
  mails: () => [{ words: 'To ines@reader.example: sign-in code 481906', link: '/account' }, { words: 'To nobody' }],
};

test('shows only the current world when closed', () => {
  const tab = toolbarTree('Visitor · happy');
  expect(findAll(tab, 'select')).toEqual([]);
  expect(write(tab)).toContain('Visitor · happy');
  expect(tab.attributes['aria-label']).toBe('Mock journal');
});

test('labels and describes each control, and groups its options', () => {
  const panel = panelTree(steering);
  expect(findAll(panel, 'label').map(({ attributes, children }) => [attributes.for, children])).toEqual([
    ['toolbar-network', ['Network']],
    ['toolbar-call', ['Call']],
  ]);
  const [network, call] = findAll(panel, 'select');
  expect(network?.attributes).toEqual({
    id: 'toolbar-network',
    name: 'network',
    'data-value': 'slow',
    'aria-describedby': 'toolbar-network-hint',
  });
  expect(call?.attributes).not.toHaveProperty('aria-describedby');
  expect(network?.children.map((child) => typeof child !== 'string' && child.tag)).toEqual(['option', 'optgroup']);
  expect(network && findAll(network, 'option').map(({ attributes }) => attributes.value)).toEqual(['normal', 'slow']);
});

test("links to the current world and to each mail's target", () => {
  expect(findAll(panelTree(steering), 'a').map(({ attributes }) => attributes.href)).toEqual([
    '/account',
    '?scenario=slow',
  ]);
});
