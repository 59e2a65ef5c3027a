const WORKER = '/sw.js';

interface Browser {
  readonly serviceWorker?: Pick<ServiceWorkerContainer, 'register'>;
}

/**
 * Keeps one page for when no page can be had. Where the browser cannot, or the server has no such script (in
 * development), nothing is kept.
 */
export async function keepOfflinePage({ serviceWorker }: Browser = navigator): Promise<boolean> {
  try {
    await serviceWorker?.register(WORKER, { updateViaCache: 'none' });
    return serviceWorker !== undefined;
  } catch {
    return false;
  }
}
