import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { measureClip, planScene, type PlanOptions } from './plan-scene.ts';

const OPTIONS: PlanOptions = { shape: '16:9', resolution: '720p', seconds: 5, style: 'storybook', seed: 1 };
const plan = (prompt: string, changes: Partial<PlanOptions> = {}) => planScene(prompt, { ...OPTIONS, ...changes });

describe('a plan of a familiar prompt', () => {
  it.each([
    ['a paper boat on a storm at night', { set: 'sea', time: 'night', weather: 'storm' }, '1 paper boat'],
    ['two foxes running through a snowy forest at dawn', { set: 'forest', time: 'dawn', weather: 'snow' }, '2 fox run'],
    [
      'a bowl of ramen steaming in a neon-lit alley in the rain',
      { set: 'alley', time: 'night', weather: 'rain' },
      '1 ramen',
    ],
    [
      'a red car driving through the desert at sunset',
      { set: 'desert', time: 'sunset', weather: 'clear' },
      '1 car drive',
    ],
    ['a whale swimming under an iceberg', { set: 'underwater', time: 'day', weather: 'clear' }, '1 whale swim'],
    ['an astronaut floating above earth', { set: 'space', time: 'night', weather: 'clear' }, '1 astronaut float'],
    ['a cat asleep on a windowsill while it rains', { set: 'room', time: 'dusk', weather: 'rain' }, '1 cat sleep'],
    ['hot air balloons over a green valley', { set: 'valley', time: 'day', weather: 'clear' }, '5 hot air balloon'],
    [
      'a dragon circling a castle in a thunderstorm',
      { set: 'castle', time: 'dusk', weather: 'storm' },
      '1 dragon circle',
    ],
    ['a robot watering plants in a greenhouse', { set: 'greenhouse', time: 'day', weather: 'clear' }, '1 robot water'],
    ['mountain lake at dawn, a canoe', { set: 'lake', time: 'dawn', weather: 'clear' }, '1 canoe'],
    ['Happy birthday Mia with balloons and confetti', { set: 'party', time: 'day', weather: 'clear' }, '7 balloon'],
  ])('%s', (prompt, scene, who) => {
    const { cast, ...rest } = plan(prompt);
    expect(rest).toMatchObject(scene);
    expect(cast.map(({ count, name, action }) => [count, name, action ?? ''].join(' ').trim()).join(' + ')).toBe(who);
  });
});

const castOf = (prompt: string) =>
  plan(prompt).cast.map(({ count, name, action, looks, relation }) =>
    [count, name, looks.costume, action, relation?.kind].filter(Boolean).join(' '),
  );

describe('who is there', () => {
  it.each([
    ['children flying a kite', ['3 child holding', '1 kite']],
    ['a woman drinking coffee', ['1 woman drink']],
    ['eine Frau trinkt Kaffee', ['1 woman drink']],
    ['a boy eating an ice cream', ['1 boy eat holding', '1 ice cream']],
    ['a chef cooking pasta', ['1 chef chef holding', '1 spaghetti']],
    ['a family hugging', ['1 family hug']],
    ['eine Familie am Strand', ['1 family']],
    ['a bear family', ['3 bear']],
    ['a mother duck with two ducklings', ['1 duck beside', '2 duck']],
    ['A mother in Paris', ['1 woman']],
    ['a rabbit magician', ['1 rabbit magician']],
    ['a train crossing a bridge', ['1 train on', '1 bridge']],
    ['ein Zug fährt über eine Brücke', ['1 train drive on', '1 bridge']],
    ['a girl blowing out the candles on a cake', ['1 girl beside', '1 cake']],
    ['a rabbit in a green jumper', ['1 rabbit jumper']],
    ['a field of flowers', []],
  ])('%s', (prompt, expected) => {
    expect(castOf(prompt)).toEqual(expected);
  });

  it('is at home where it lives, whatever small thing it stands on', () => {
    expect(plan('an elephant on a skateboard').set).toBe('jungle');
    expect(plan('a mouse in a teacup on a table').set).toBe('kitchen');
    expect(plan('a unicorn under a rainbow').weather).toBe('clear');
  });
});

describe('what a plan says it understood', () => {
  it('lists what is drawn and what is not, in the prompt’s order', () => {
    expect(plan('a sailboat on a calm sea at sunset, push in, velvet light')).toMatchObject({
      seen: ['sailboat', 'calm sea', 'sunset', 'push in'],
      missed: ['velvet light'],
      camera: 'zoom-in',
    });
  });

  it('does not promise weather or an hour where the set has none', () => {
    const { seen, missed } = plan('an astronaut in space at dawn in the snow');
    expect(seen).toEqual(['astronaut', 'space']);
    expect(missed).toEqual(['dawn', 'snow']);
  });

  it('does not promise an action that nobody can do', () => {
    expect(plan('a canoe running on a lake')).toMatchObject({ cast: [{ action: null }], missed: ['running'] });
  });

  it('leaves out what the prompt does not want', () => {
    const { cast, seen, missed } = plan('a fox in a forest without a dog and no people');
    expect(cast.map(({ name }) => name)).toEqual(['fox']);
    expect([...seen, ...missed].join(' ')).not.toMatch(/dog|people/);
  });

  it('neither sees nor misses the words it prints', () => {
    expect(plan('Happy birthday Mia with balloons').missed).toEqual([]);
    expect(plan('a fox says "velvet light"').missed).toEqual(['says']);
  });

  it('names a style word only when that style is chosen', () => {
    expect(plan('a fox, pixel art', { style: 'pixel' }).seen).toEqual(['fox', 'pixel art']);
    const { seen, styleNamed } = plan('a fox, pixel art', { style: 'ink' });
    expect([seen, styleNamed]).toEqual([['fox'], 'pixel']);
  });
});

describe('a plan of several shots', () => {
  const film = plan(
    'Shot 1: a fox running in a snowy forest at night. Shot 2: close up, it sleeps. Shot 3 (2 s): a whale under the sea',
  );

  it('shares the clip among them', () => {
    expect(film.frames).toBe(120);
    expect(film.shots.map(({ frames }) => frames).reduce((sum, frames) => sum + frames, 0)).toBe(120);
  });

  it('goes on where the shot before was, unless it names another place', () => {
    expect(film.shots).toMatchObject([
      { set: 'forest', time: 'night', weather: 'snow', framing: 'medium', cast: [{ name: 'fox', action: 'run' }] },
      { set: 'forest', time: 'night', weather: 'snow', framing: 'close', cast: [{ name: 'fox', action: 'sleep' }] },
      { set: 'underwater', cast: [{ name: 'whale' }] },
    ]);
    expect(film.shots[1]?.composition).toBe(film.shots[0]?.composition);
  });

  it('tells of all of them', () => {
    expect(film.seen).toEqual(expect.arrayContaining(['fox', 'close up', 'sleeps', 'whale']));
    expect(film.missed).toEqual([]);
  });

  it('loads what any of them needs', () => {
    expect(plan('a fox, cut to a sloth').pictures).toEqual(['sloth']);
  });
});

describe('what is not wanted', () => {
  it('stays out even where the place would bring it', () => {
    expect(plan('a birthday party').air).toBe('confetti');
    expect(plan('a birthday party without confetti').air).toBeNull();
  });

  it('may be said apart from the prompt', () => {
    const { cast, weather } = plan('a fox and a dog in the rain', { avoid: 'dogs, the rain' });
    expect(cast.map(({ name }) => name)).toEqual(['fox']);
    expect(weather).toBe('clear');
  });
});

/** The shortest of twelve runs, in milliseconds. */
function timeOf(prompt: string): number {
  const times = Array.from({ length: 12 }, () => {
    const start = performance.now();
    plan(prompt);
    return performance.now() - start;
  });
  return Math.min(...times);
}

describe('a plan', () => {
  it('takes size, length and fonts from the options', () => {
    const made = plan('a fox "Hello"', {
      shape: '9:16',
      resolution: '360p',
      seconds: 3,
      watermark: true,
      style: 'ink',
    });
    expect(made).toMatchObject({ width: 360, height: 640, frames: 72, seconds: 3, fps: 24, watermark: true });
    expect(made.fonts).toEqual(['Kinora Shippori Mincho']);
    expect(made.caption).toEqual({ text: 'Hello', look: 'line' });
  });

  it('names the pictures to load', () => {
    expect(plan('a sloth and two koalas').pictures).toEqual(['sloth', 'koala']);
  });

  it('scrolls the world under a runner on open land, and nowhere else', () => {
    expect(plan('a dog running in a meadow').scroll).toBeGreaterThan(0);
    expect(plan('a dog running in a room').scroll).toBe(0);
    expect(plan('a bird flying over a meadow').scroll).toBe(0);
  });

  it('prints nothing in a script without a font, and names the script', () => {
    expect(plan('un zorro "Привет, мир"')).toMatchObject({ caption: null, unsupportedScript: 'Cyrl' });
  });

  it('is plain data', () => {
    const made = plan('two red wolves and an owl, pan left "Żółć"');
    expect(JSON.parse(JSON.stringify(made))).toEqual(made);
  });

  it('is the same for the same prompt and may differ by seed', () => {
    expect(plan('hello')).toEqual(plan('hello'));
    const hours = new Set(Array.from({ length: 12 }, (_, seed) => plan('hills', { seed }).time));
    expect(hours.size).toBeGreaterThan(1);
  });

  it.each([
    ['', 'empty'],
    ['   \n\t', 'blank'],
    ['fox '.repeat(1250), 'five thousand characters'],
    ['\u0000\u0007fox\u001b[31m', 'control characters'],
    ['دلفين في البحر', 'right to left'],
    ['🎉🦊🎉', 'emoji'],
    ['constructor __proto__ toString hasOwnProperty', 'names of object members'],
    ['"""“”\'\'«»', 'quotes without words'],
    ['0 foxes 999 owls', 'numbers out of range'],
  ])('survives %j (%s)', (prompt) => {
    const { cast, frames, missed, seen } = plan(prompt);
    expect(cast.every(({ count }) => count >= 1 && count <= 7)).toBe(true);
    expect(frames).toBe(120);
    expect(missed.length + seen.length).toBeLessThanOrEqual(32);
  });

  it('survives any text and any length of clip', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.double(), (prompt, seconds) => {
        expect(plan(prompt, { seconds }).frames).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('takes time in proportion to the length of its prompt', () => {
    const sentence = 'two red foxes running through a snowy forest near a castle at dawn ';
    const [short, long] = [sentence.repeat(15), sentence.repeat(60)].map(timeOf);
    // Four times the words; the square of them would take sixteen times as long.
    expect((long ?? 0) / (short ?? 1)).toBeLessThan(10);
  });
});

it('is measured without being made', () => {
  const prompts = ['a fox', 'a cake that says "Καλημέρα"', 'a sign with "ສະບາຍດີ"', 'happy birthday with balloons'];
  for (const prompt of prompts) {
    for (const seconds of [3, 8, Number.NaN]) {
      const { frames, unsupportedScript } = plan(prompt, { seconds });
      expect(measureClip(prompt, seconds)).toEqual({ frames, unsupportedScript });
    }
  }
  expect(prompts.map((prompt) => measureClip(prompt, 5).unsupportedScript === null)).toContain(false);
});
