import { test } from 'vitest';
import { requests } from '#mocks/replies.ts';
import { expectsGivingUp, expectsRecovery, type SentForm, sentForm } from '../../tests/support/sent-forms.ts';
import { signInCode } from './login/sign-in-code.ports.ts';
import { logout, logoutElsewhere } from './logout/logout.ports.ts';
import { mailingList } from './mailing-list/mailing-list.ports.ts';

const { email, path } = requests.requestCode.code.body;
const { password } = requests.verifyCode.verify.body;
const after = { visit: path };
const typed = { type: 'form.changed', change: { email } };
const submitted = { type: 'form.submitted' };

const forms: [string, SentForm][] = [
  [
    'the request for a code',
    sentForm({
      flow: signInCode,
      input: { path, after },
      port: 'requestCode',
      call: 'requestCode',
      before: [typed],
      back: { unconfirmed: 'sendable' },
    }),
  ],
  [
    'the code',
    sentForm({
      flow: signInCode,
      input: { path, after },
      port: 'verifyCode',
      call: 'verifyCode',
      before: [typed, submitted, { type: 'form.changed', change: { password } }],
      back: { confirmed: 'sendable' },
    }),
  ],
  [
    'the logout page',
    sentForm({ flow: logout, input: { after }, port: 'endSession', call: 'logOut', back: 'sendable' }),
  ],
  [
    'the logout of any other page',
    sentForm({ flow: logoutElsewhere, input: { after }, port: 'endSession', call: 'endSession', back: 'sendable' }),
  ],
];

test.each(forms)('%s gives up after 35 seconds, cancels its call and can be sent again', (_, form) =>
  expectsGivingUp(form),
);

test.each(forms)('%s comes back after a call that throws', (_, form) => expectsRecovery(form));

const list = sentForm({
  flow: mailingList,
  input: { tags: [] },
  port: 'signUp',
  call: 'joinMailingList',
  // Its first submit leaves `empty` for good.
  before: [submitted, typed],
  back: 'failure',
});

test('the mailing list comes back after a call that throws', () => expectsRecovery(list));
