import { expect } from 'storybook/test';
import { lastCode } from '#fixtures/stories/answers.ts';
import { openTab } from '#fixtures/stories/entry.ts';
import { Site } from '#fixtures/stories/Site.tsx';
import { goesTo, inputOf, press, sees, write } from '#fixtures/stories/steps.ts';
import { english } from '#messages/english.ts';
import { pages } from '#mocks/replies.ts';
import preview from '#storybook/preview.tsx';

const { name, email } = pages.showSubscribe.subscriber.body.subscriber.account;
const meta = preview.meta({
  title: 'Whole journeys/Login',
  component: Site,
  args: { start: '/account/name' },
});

export const ByCode = meta.story({
  name: 'Protected page: to the login, and back with an emailed code [ENTRY-1, ENTRY-11, ENTRY-16]',
  play: async (story) => {
    await goesTo(story, '/login?url=%2Faccount%2Fname');
    await openTab(story, 'email');
    await write(story, english.login.emailLabel, email);
    await press(story, english.signInCode.request);
    await sees(story, new RegExp(email));
    await write(story, english.signInCode.label, lastCode() ?? '');
    await press(story, english.login.submit);
    await goesTo(story, '/account/name');
    await expect(inputOf(story, english.name.label)).toHaveValue(name);
  },
});
