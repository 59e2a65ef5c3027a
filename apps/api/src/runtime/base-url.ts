/** Where this process serves on this machine: the server tells it once it listens, workers beside it ask later. */
export interface BaseUrl {
  get(): string | undefined;
  tell(url: string): void;
}

export function createBaseUrl(): BaseUrl {
  let told: string | undefined;
  return {
    get: () => told,
    tell: (url) => void (told = url),
  };
}
