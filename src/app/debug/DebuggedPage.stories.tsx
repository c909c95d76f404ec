import { useEffect, useRef } from 'react';
import { expect, within } from 'storybook/test';
import { pageOf } from '#fixtures/stories/pages.ts';
import { english } from '#messages/english.ts';
import { screen } from '#screens/account/page/Account.tsx';
import preview from '#storybook/preview.tsx';
import { mountScreen } from '../mount-screen.tsx';
import { parsePageData } from '../page-data/page-data.ts';
import type { Screen } from '../screen.tsx';

function Mounted({ debug }: { debug: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = pageOf('showAccount', 'digitalOnly');
    const data = parsePageData({ ...page, settings: { ...page.settings, debug } });
    const unmount = place.current && mountScreen(place.current, 'account', screen as Screen<unknown>, data);
    // React cannot unmount a root while it renders its parent.
    return () => void window.setTimeout(() => unmount?.());
  }, [debug]);
  return <div ref={place} />;
}

const meta = preview.meta({ title: 'Debugging/Debugged page', component: Mounted, args: { debug: true } });

export const Debugged = meta.story({
  name: 'Host with debug: the account page shows its machines [SHELL-19, SHELL-20]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(english.debug.title));
    const widget = within(canvas.getByRole('complementary', { name: english.debug.title }));
    await expect((await widget.findAllByRole('listitem'))[0]).toBeVisible();
    await expect(widget.getByRole('link', { name: english.debug.openStory })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?state=\w+\.\w+/),
    );
  },
});

export const Undebugged = meta.story({
  name: 'Host without debug: no debug widget [SHELL-20]',
  args: { debug: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText(english.debug.title)).not.toBeInTheDocument();
  },
});
