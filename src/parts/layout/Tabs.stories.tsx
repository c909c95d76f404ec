import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { english } from '#messages/english.ts';
import { Field } from '#parts/form/Field.tsx';
import preview from '#storybook/preview.tsx';
import { type Tab, Tabs, type TabsProps } from './Tabs.tsx';

const { login } = english;

const Typing = ({ label }: { label: string }) => {
  const [value, setValue] = useState('');
  return <Field label={label} value={value} onChange={setValue} />;
};

type Way = 'password' | 'email' | 'google';

const tabs: Tab<Way>[] = [
  { id: 'password', label: login.password, panel: <Typing label={login.passwordLabel} /> },
  { id: 'email', label: login.email, panel: <Typing label={login.emailLabel} /> },
  { id: 'google', label: login.google, panel: null },
];

const meta = preview.meta({
  title: 'Parts/Layout/Tabs',
  component: Held,
  args: {
    label: login.ways,
    chosen: 'password',
    onChoose: fn(),
    tabs,
  },
});

function Held({ chosen, onChoose, ...tabs }: TabsProps<Way>) {
  const [open, setOpen] = useState(chosen);
  return (
    <Tabs
      {...tabs}
      chosen={open}
      onChoose={(id) => {
        onChoose(id);
        setOpen(id);
      }}
    />
  );
}

export const Keys = meta.story({
  name: 'Keys: arrows, Home and End open a tab, Tab enters its panel',
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(canvas.getByRole('tab', { selected: true })).toBe(second);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(login.passwordLabel)).toHaveFocus();
    await userEvent.click(third as HTMLElement);
    await userEvent.keyboard('{End}');
    await expect(third).toHaveFocus();
  },
});

export const Kept = meta.story({
  name: 'Switching tabs: keeps what was typed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(login.passwordLabel), 'correct horse');
    await userEvent.click(canvas.getByRole('tab', { name: login.email }));
    await expect(canvas.getByRole('tabpanel', { name: login.email })).toBeVisible();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('tab', { name: login.password }));
    await expect(canvas.getByLabelText(login.passwordLabel)).toHaveValue('correct horse');
  },
});
