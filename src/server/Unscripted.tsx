import { EARLY } from '#app/early/early-markup.ts';
import { unscriptedMessages } from '#messages/en/common.ts';
import { MessagesProvider, type MessagesProviderProps, useMessages } from '#messages/use-messages.tsx';
import { Notice } from '#parts/notice/Notice.tsx';

/** Tells readers without JavaScript what they can do. The widget's code removes it. */
export const Unscripted = (wording: Omit<MessagesProviderProps, 'children'>) => (
  <MessagesProvider {...wording}>
    <noscript className={EARLY}>
      <div className="jr-apart">
        <Hint />
      </div>
    </noscript>
  </MessagesProvider>
);

function Hint() {
  const { hint } = useMessages(unscriptedMessages);
  return <Notice kind="warning" title={hint} />;
}
