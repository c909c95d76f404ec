import { expect } from 'storybook/test';
import { TextLink } from '#parts/link/TextLink.tsx';
import preview from '#storybook/preview.tsx';
import { SettingsList } from './SettingsList.tsx';

const meta = preview.meta({ title: 'Parts/Tables/Settings list', component: SettingsList });

export const Few = meta.story({
  args: {
    settings: [
      { name: 'Name', value: 'Ruth Abramowitz', action: <TextLink href="/account/name">Change name</TextLink> },
      { name: 'Email', value: 'ruth@reader.example' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change name' })).toHaveAttribute('href', '/account/name');
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
});
