import { giveBitmap } from '@kinora/browser';

import { send, type Player } from './player-state.ts';

/** Says to the worker where the light falls, if anywhere. */
export function tellLight(player: Player): void {
  send(player, { kind: 'light', place: player.lightPlace });
}

/** The light as the worker has just drawn it: the page's own thread reads no film. */
export function takeLight({ lit }: Player, picture: ImageBitmap): void {
  if (lit) giveBitmap(lit, picture);
}

/** Lights a canvas by the film, in the canvas's own shape, until that is ended. */
export function attachLight(player: Player, canvas: HTMLCanvasElement): () => void {
  player.lit = canvas;
  const forgetSize = player.parts.watchSize(canvas, (place) => {
    player.lightPlace = place;
    tellLight(player);
  });
  return () => {
    forgetSize();
    player.lit = null;
    player.lightPlace = null;
    tellLight(player);
  };
}
