/** How often an open page asks for the newest build. */
const EVERY_MS = 300_000;

export interface BuildPorts {
  /** The build this page is of; empty where it was not built, as in development. */
  readonly own: () => string;
  /** The newest build of the server. */
  readonly latest: () => Promise<string>;
  /** Calls back when the page is looked at again; returns how to stop. */
  readonly watchReturn: (listener: () => void) => () => void;
  readonly watchTyping: (tell: (isTyping: boolean) => void) => () => void;
}

/** Tells once that there is a newer build, never in the middle of typing; returns how to stop. */
export function followBuilds(
  { own: ownOf, latest, watchReturn, watchTyping }: BuildPorts,
  tell: () => void,
): () => void {
  const own = ownOf();
  if (own === '') return () => undefined;
  let isTyping = false;
  let isNewer = false;
  let isTold = false;
  const tellOnce = () => {
    if (!isNewer || isTyping || isTold) return;
    isTold = true;
    tell();
  };
  const look = async () => {
    if (isNewer) return;
    // No network, no answer: the next look tells.
    isNewer = await latest().then(
      (id) => id !== own,
      () => false,
    );
    tellOnce();
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  const stops = [
    watchReturn(() => void look()),
    watchTyping((typing) => {
      isTyping = typing;
      tellOnce();
    }),
  ];
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}
