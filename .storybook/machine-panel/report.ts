import { addons } from 'storybook/preview-api';
import { observer } from './observer.ts';
import { ASKED, SENT, type Sent, SHOWN } from './protocol.ts';

/** Tells the panel about the machines from the moment it asks, at most twenty times a second, and hands its events on. */
export function startReporting(): void {
  const channel = addons.getChannel();
  let isWaiting = false;
  const show = () => {
    isWaiting = false;
    channel.emit(SHOWN, observer.shown());
  };
  channel.on(ASKED, () => {
    show();
    observer.listen(() => {
      if (!isWaiting) window.setTimeout(show, 50);
      isWaiting = true;
    });
  });
  channel.on(SENT, ({ session, event }: Sent) => observer.send(session, event));
}
