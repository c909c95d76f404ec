import { onReturn } from './returns.ts';

/**
 * Hears what the other tabs say on a channel of this name, and returns how to say something there. The channel is open as
 * long as the page is shown: an open one would keep it out of the back/forward cache.
 */
export function connectTabs(name: string, heard: (told: unknown) => void): (told: unknown) => void {
  let tabs = openTabs(name, heard);
  window.addEventListener('pagehide', () => {
    tabs?.close();
    tabs = undefined;
  });
  onReturn(() => {
    tabs ??= openTabs(name, heard);
  });
  return (told) => {
    try {
      tabs?.postMessage(told);
    } catch {
      // The other tabs read what they show when they are shown again.
    }
  };
}

function openTabs(name: string, heard: (told: unknown) => void): BroadcastChannel | undefined {
  try {
    const tabs = new BroadcastChannel(name);
    tabs.addEventListener('message', ({ data }) => heard(data));
    return tabs;
  } catch {
    return undefined;
  }
}
