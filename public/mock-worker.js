// The worker of msw, kept. By itself it leaves the browser when it is told that its last page closes; but the page that
// follows is not among those it counts, and loses its journal to a second worker that does not know it.
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation();
});

// A host's policy holds for the worker too, whose file it comes with.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (address === 'mockServiceWorker.js' ? address : null),
});

importScripts('mockServiceWorker.js');
