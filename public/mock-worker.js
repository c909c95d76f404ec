// MSW's worker, adapted. It unregisters when it believes its last page has closed; a page that opens next would lose its
// journal to a second worker that does not know it.
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation();
});

// The site's own files need no mock. Routed past the worker, a page loads twice as fast.
addEventListener('install', (event) => {
  const urlPattern = new URLPattern({ pathname: '/*', baseURL: location.origin });
  const files = ['script', 'style', 'font', 'image'].map((requestDestination) => ({ urlPattern, requestDestination }));
  event.addRoutes?.([{ condition: { or: [{ requestMode: 'navigate' }, ...files] }, source: 'network' }]);
});

// The worker's script must satisfy the host's policy too.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (address === 'mockServiceWorker.js' ? address : null),
});

importScripts('mockServiceWorker.js');
