import type { PreviewPlayer } from '../player/preview-player.ts';
import { stillFrameOf, type PreviewScene } from '../player/preview-scene.ts';

/** Lets one card at a time move: the one canvas of the player goes to the card that is pointed at. */
export interface CardMover {
  /** Where the canvas is while no card moves; made to be the `ref` of an element. */
  readonly attach: (host: HTMLElement | null) => (() => void) | undefined;
  /** Plays a card's scene in its slot, once it has been pointed at for a moment. */
  readonly move: (scene: PreviewScene, slot: HTMLElement) => void;
  readonly rest: () => void;
}

/** Passing over a card is no wish to see it move. */
const POINTED_MS = 140;

/** `isStill`: motion is not wanted, so no card moves at all. */
export function createCardMover(player: PreviewPlayer, isStill: boolean): CardMover {
  let parking: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;
  const place = (host: HTMLElement | null) => {
    const canvas = player.canvas();
    if (canvas && host && canvas.parentElement !== host) host.append(canvas);
  };
  const rest = () => {
    clearTimeout(timer);
    leave?.();
    leave = undefined;
    player.pause();
    place(parking);
  };
  const start = (scene: PreviewScene, slot: HTMLElement) => {
    // Until this card's film is on the canvas, it shows another card.
    leave = player.subscribe(() => {
      if (player.view().scene === scene) place(slot);
    });
    player.show(scene);
    player.seek(stillFrameOf(scene));
    player.play();
  };
  return {
    attach: (host) => {
      const end = player.attach(host);
      parking = host;
      return () => {
        rest();
        parking = null;
        end?.();
      };
    },
    move: (scene, slot) => {
      rest();
      if (!isStill) timer = setTimeout(() => start(scene, slot), POINTED_MS);
    },
    rest,
  };
}
