import { lightSize } from '../stage/draw-light.ts';
import { giveBitmap } from '../stage/show-bitmap.ts';
import { send, type Player } from './player-state.ts';

/** Says to the worker how large the light is, where there is any. */
export function tellLight(player: Player): void {
  send(player, { kind: 'light', size: player.lightSize });
}

/** The light as the worker has just drawn it: the page's own thread reads no film. */
export function takeLight({ lit }: Player, picture: ImageBitmap): void {
  if (lit) giveBitmap(lit, picture);
}

/** Lights a canvas by the film, in the canvas's own shape, until that is ended. */
export function attachLight(player: Player, canvas: HTMLCanvasElement): () => void {
  player.lit = canvas;
  const forgetSize = player.parts.watchSize(canvas, (place) => {
    player.lightSize = lightSize(place);
    tellLight(player);
  });
  return () => {
    forgetSize();
    player.lit = null;
    player.lightSize = null;
    tellLight(player);
  };
}
