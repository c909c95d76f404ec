import { MessagesProvider } from '#messages/context.tsx';
import { english } from '#messages/messages.ts';
import preview from '#storybook/preview.tsx';
import { generally, Said, says } from '#storybook/Said.tsx';

const meta = preview.meta({ component: Said, args: { problems: [] } });

const { problem } = english;

export const WithoutAddress = meta.story({
  name: 'Where the host gives no address for questions, none is asked for',
  args: {
    problems: generally(
      'orderFailed',
      'tooManyRequests',
      'botCheckUnavailable',
      'paymentUnavailable',
      'upgradeUnavailable',
      'callFailed',
    ),
  },
  render: (args) => (
    <MessagesProvider>
      <Said {...args} />
    </MessagesProvider>
  ),
  ...says(
    problem.orderFailedAlone,
    problem.tooManyRequestsAlone,
    problem.botCheckUnavailableAlone,
    problem.paymentUnavailableAlone,
    problem.upgradeUnavailableAlone,
    problem.callFailedAlone,
  ),
});
