import type { ApiClient } from '@kinora/api-client';

/** A client that is loaded with the first call; calls wait until then. */
export function lazyApiClient(load: () => Promise<ApiClient>): ApiClient {
  let client: Promise<ApiClient> | undefined;
  const loaded = () => (client ??= load());
  return {
    call: async (endpoint, input) => (await loaded()).call(endpoint, input),
    sendFile: async (file, options) => (await loaded()).sendFile(file, options),
    open: async (endpoint, input, signal) => (await loaded()).open(endpoint, input, signal),
  };
}
