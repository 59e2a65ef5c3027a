export interface Turn<Name extends string, Picture> {
  readonly names: readonly Name[];
  readonly draw: (name: Name) => Promise<Picture | null>;
  readonly onDrawn: (name: Name, picture: Picture) => void;
  /** Resolves when there is time for the next one. */
  readonly rest: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** Draws pictures one after another, each when there is time for it, until it is told to stop. */
export async function drawInTurn<Name extends string, Picture>(turn: Turn<Name, Picture>): Promise<void> {
  const { names, draw, onDrawn, rest, signal } = turn;
  const hasEnded = () => signal.aborted;
  for (const name of names) {
    await rest();
    if (hasEnded()) return;
    const picture = await draw(name);
    if (hasEnded()) return;
    if (picture !== null) onDrawn(name, picture);
  }
}
