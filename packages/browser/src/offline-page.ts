const WORKER = '/sw.js';

interface Browser {
  readonly serviceWorker?: Pick<ServiceWorkerContainer, 'register'>;
}

/**
 * Keeps one page for when no page can be had, in each of these languages, the one without a prefix first. Where the
 * browser cannot, or the server has no such script (in development), nothing is kept.
 */
export async function keepOfflinePage(
  locales: readonly string[],
  { serviceWorker }: Browser = navigator,
): Promise<boolean> {
  try {
    await serviceWorker?.register(`${WORKER}?${locales.join(',')}`, { updateViaCache: 'none' });
    return serviceWorker !== undefined;
  } catch {
    return false;
  }
}
