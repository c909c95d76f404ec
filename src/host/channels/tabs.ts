import { onReturn } from '../address/returns.ts';

/**
 * Listens to other tabs on the named channel and returns a function that sends to them. The channel is open only while
 * the page is shown, since an open one blocks the bfcache.
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
