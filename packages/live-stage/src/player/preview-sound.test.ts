import type { Soundtrack } from '@kinora/scenes/sound';
import { describe, expect, it } from 'vitest';

import { createSound } from './preview-sound.ts';

const track: Soundtrack = { sampleRate: 48_000, left: new Float32Array(2), right: new Float32Array(2) };

function aSound() {
  const heard: string[] = [];
  const film = { isPlaying: true, moment: 1.5 };
  const sound = createSound(
    () => {
      heard.push('open');
      return { play: (_track, at) => heard.push(`play ${at}`), stop: () => heard.push('stop') };
    },
    () => film,
  );
  return { sound, film, heard };
}

describe('createSound', () => {
  it('is silent until it is turned on, then plays from where the film is', () => {
    const { sound, heard } = aSound();
    sound.take(track);
    sound.follow();
    expect([sound.isOn(), heard]).toEqual([false, []]);
    sound.turn(true);
    expect(heard).toEqual(['open', 'play 1.5']);
  });

  it('waits for the track, and for the one of another film', () => {
    const { sound, heard } = aSound();
    sound.turn(true);
    expect(heard).toEqual(['open', 'stop']);
    sound.take(track);
    sound.drop();
    expect(heard.slice(2)).toEqual(['play 1.5', 'stop']);
  });

  it('stands still with the film and goes on with it', () => {
    const { sound, film, heard } = aSound();
    sound.turn(true);
    sound.take(track);
    heard.length = 0;
    film.isPlaying = false;
    sound.follow();
    Object.assign(film, { isPlaying: true, moment: 3 });
    sound.follow();
    sound.turn(false);
    expect(heard).toEqual(['stop', 'play 3', 'stop']);
  });

  it('opens the way out once', () => {
    const { sound, heard } = aSound();
    sound.turn(true);
    sound.turn(false);
    sound.turn(true);
    expect(heard.filter((one) => one === 'open')).toHaveLength(1);
  });
});
