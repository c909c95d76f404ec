import type { SetupWorker } from 'msw/browser';

/** Thrown if the browser cannot run the mock journal. Its message says what is missing. */
class CannotMock extends Error {
  override name = 'CannotMock';
}

/** How long a service worker may take to start, in ms. */
const TIMEOUT_MS = 30_000;

/** Starts the worker that answers calls. Throws a `CannotMock` if the browser has none, or blocks or loses it. */
export async function startWorker(
  worker: Pick<SetupWorker, 'start'>,
  url: string,
  patience = TIMEOUT_MS,
): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) throw new CannotMock('This browser has no service workers at this address.');
  // The library waits forever for a worker that is blocked without an error.
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker
    .register(url)
    .catch(({ message }: Error) => {
      throw new CannotMock(`This browser refused the service worker: ${message}`);
    });
  if (!registration) throw new CannotMock('This browser blocks service workers.');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CannotMock('The service worker does not start.')), patience);
  });
  const start = async () => {
    // The library would reload a page that its worker does not control yet.
    if (registration.active?.state !== 'activated') await claimed(serviceWorker);
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
  };
  await Promise.race([start(), late]).finally(() => clearTimeout(timer));
}

/** Resolves once a worker controls the page. */
const claimed = (container: ServiceWorkerContainer): Promise<unknown> | undefined =>
  container.controller
    ? undefined
    : new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
