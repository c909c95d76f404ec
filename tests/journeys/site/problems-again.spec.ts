import { expect, type Page } from '@playwright/test';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';

const FORMS = {
  'the login': {
    path: '/login',
    submit: 'Log in',
    first: 'Email address',
    problems: ['Enter your email address', 'Enter your password'],
  },
  'a subscription': {
    path: '/subscribe',
    submit: 'Proceed to Payment',
    first: 'Name',
    problems: [
      'Enter your name',
      'Enter your email address',
      'Enter a password',
      'Enter the password again',
      'Enter address line 1',
      'Enter a city',
      'Enter a state',
      'Enter a ZIP code',
    ],
  },
};

for (const [name, { path, submit, first, problems }] of Object.entries(FORMS))
  test(`${name}: resending announces the same problems again and moves the focus, even from the first field [CHECK-17]`, async ({
    page,
  }) => {
    await visit(page, path);
    await expect(button(page, submit)).toBeVisible();
    // The countries of the address load later.
    if (problems.includes('Enter a state')) await expect(field(page, 'State')).toBeVisible();
    await button(page, submit).click();
    await expect(field(page, first)).toBeFocused();
    const told = await treeOf(page);
    expect(told.alert).toEqual([
      'alert',
      'heading "There is a problem"',
      ...problems.flatMap((text) => ['listitem', `link "${text}"`]),
    ]);
    expect(told.focused).toBe(`textbox "${first}" invalid`);
    expect(told.controls).toContain(`button "${submit}"`);

    const again = await watchAgain(page);
    await button(page, submit).click();
    await expect(field(page, first)).toBeFocused();
    const toldAgain = await treeOf(page);
    expect(toldAgain).toEqual({ ...told, ids: expect.any(Array) });
    expect(toldAgain.ids.filter((id) => told.ids.includes(id))).toEqual([]);
    expect(await again()).toEqual({ changes: ['removed', 'added'], focused: [submit, first] });

    const byEnter = await watchAgain(page);
    await field(page, first).press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(alert).toBeFocused();
    const toldByEnter = await treeOf(page);
    expect(toldByEnter).toEqual({ ...told, focused: 'alert', ids: expect.any(Array) });
    expect(toldByEnter.ids.filter((id) => toldAgain.ids.includes(id))).toEqual([]);
    expect(await byEnter()).toEqual({ changes: ['removed', 'added'], focused: [submit, 'alert'] });
  });

async function treeOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];
  const below = (node: Node): Node[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? below(child) : [];
    }),
  ];
  const isOf = (node: Node, property: string) =>
    node.properties?.some(({ name, value }) => name === property && value.value !== false && value.value !== 'false');
  const line = (node: Node) =>
    [node.role?.value, node.name?.value && JSON.stringify(node.name.value), isOf(node, 'invalid') && 'invalid']
      .filter(Boolean)
      .join(' ');
  const said = (list: Node[]) =>
    list.filter(
      ({ ignored, role }) => !ignored && !/^(StaticText|InlineTextBox|generic|ListMarker|list|bdi)$/.test(role?.value),
    );
  const alert = nodes.find((node) => node.role?.value === 'alert' && said(below(node)).length > 1);
  // What the host shows around the form may still change, with its font for instance.
  const main = nodes.find(({ role }) => role?.value === 'main');
  const focused = nodes.filter((node) => isOf(node, 'focused') && node.role?.value !== 'RootWebArea');
  const inAlert = alert ? said(below(alert)) : [];
  return {
    alert: inAlert.map(line),
    ids: inAlert.slice(1).map(({ backendDOMNodeId }) => backendDOMNodeId),
    controls: (main ? said(below(main)) : []).filter((node) => isOf(node, 'focusable') && node !== alert).map(line),
    focused: focused.map(line).join(),
  };
}

/** Records changes of the live region's content and focus moves. */
async function watchAgain(page: Page) {
  const seen = await page.evaluateHandle(() => {
    const changes: string[] = [];
    const focused: string[] = [];
    const region = [...document.querySelectorAll('[role="alert"]')].find((each) => each.textContent !== '');
    if (!region) throw new Error('No alert says anything.');
    new MutationObserver((records) => {
      for (const { removedNodes, addedNodes } of records) {
        if (removedNodes.length > 0) changes.push('removed');
        if (addedNodes.length > 0) changes.push('added');
      }
    }).observe(region, { childList: true });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement) focused.push(target.labels?.[0]?.textContent ?? '');
      else if (target instanceof Element) focused.push(target.getAttribute('role') ?? target.textContent ?? '');
    });
    return { changes, focused };
  });
  return () => seen.jsonValue();
}
