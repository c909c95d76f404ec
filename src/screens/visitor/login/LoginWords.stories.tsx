import { MessagesProvider } from '#messages/context.tsx';
import { pages } from '#mocks/replies.ts';
import { pageOf } from '#storybook/pages.ts';
import preview from '#storybook/preview.tsx';
import { sees } from '#storybook/steps.ts';
import { Login } from './Login.tsx';

const meta = preview.meta({ component: Login, args: { page: pageOf('showLogin', 'ownWords') } });

export const OwnWords = meta.story({
  name: "ownWords: the host's own heading [HOST-5]",
  args: { page: pageOf('showLogin', 'ownWords') },
  render: (args) => (
    <MessagesProvider overrides={args.page.settings.messages ?? {}}>
      <Login {...args} />
    </MessagesProvider>
  ),
  tags: ['page:showLogin.ownWords'],
  play: (story) => sees(story, pages.showLogin.ownWords.body.settings.messages['login.heading']),
});
