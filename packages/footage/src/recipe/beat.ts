import { fraction, TAU } from '@kinora/drawing';

/** Musical time of a moment: beats since the start. */
export const beatsAt = (time: number, tempo: number) => (time * tempo) / 60;

/** Jumps to 1 on each beat and falls off before the next. */
export const hitAt = (beats: number) => Math.exp(-fraction(beats) * 5);

/** Swings from -1 to 1 and back every two beats, at its ends on the beat. */
export const swingAt = (beats: number) => Math.cos((beats * TAU) / 2);

/** A hop over each beat: on the ground on the beat, 1 at its height. */
export const hopAt = (beats: number) => Math.abs(Math.sin((beats * TAU) / 2));
