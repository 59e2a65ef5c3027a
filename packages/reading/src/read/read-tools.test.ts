import { describe, expect, it } from 'vitest';

import { planScene } from './plan-scene.ts';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 3 } as const;
const plan = (prompt: string) => planScene(prompt, OPTIONS);
const toolsOf = (prompt: string) => {
  const { cast } = plan(prompt);
  return cast.flatMap(({ name, relation }) => {
    const held = relation?.kind === 'holding' ? cast[relation.to] : undefined;
    return held?.rig === 'handTools' ? [`${name}: ${held.count} ${held.looks.kind}`] : [];
  });
};

describe('what is done with a tool in the hand', () => {
  it.each([
    ['three robots playing cards', 'robot: 3 cards'],
    ['zwei Roboter spielen Karten', 'robot: 2 cards'],
    ['dos robots jugando a las cartas', 'robot: 2 cards'],
    ['deux robots jouent aux cartes', 'robot: 2 cards'],
    ['due robot giocano a carte', 'robot: 2 cards'],
    ['dois robôs jogando cartas', 'robot: 2 cards'],
    ['kart oynayan bir robot', 'robot: 1 cards'],
    ['روبوت يلعب الورق', 'robot: 1 cards'],
    ['トランプをしているロボット', 'robot: 1 cards'],
    ['机器人在打牌', 'robot: 1 cards'],
    ['a robot sweeping the street', 'robot: 1 broom'],
    ['ein alter Mann angelt am See', 'grandfather: 1 rod'],
  ])('%s: %s', (prompt, tool) => expect(toolsOf(prompt)).toEqual([tool]));

  it('gives what is knitted its colour, and claims it', () => {
    const { cast, missed } = plan('a grandmother knitting a huge green scarf');
    expect(cast.at(-1)?.looks).toEqual({ kind: 'knitting', tint: '#4c9a57' });
    expect(missed).toEqual(['huge']);
    expect(plan('una abuela tejiendo una bufanda roja').cast.at(-1)?.looks.tint).toBe('#d63a2f');
  });

  it('is held by who goes on sitting on something', () => {
    const { cast } = plan('a girl knitting a red scarf on a bench');
    expect(cast[0]).toMatchObject({ action: 'sit', relation: { kind: 'on', to: 1 } });
    expect(cast[2]).toMatchObject({ rig: 'handTools', relation: { kind: 'held', to: 0 } });
  });

  it('puts what is served onto the tray', () => {
    const { cast } = plan('a woman serving two coffees');
    expect(cast[1]?.relation).toEqual({ kind: 'on', to: 2 });
  });

  it('is for one of a group that presents', () => {
    const { cast } = plan('everyone is a penguin in a tie, one is presenting a chart about fish');
    expect(cast.map(({ name, count }) => `${count} ${name}`)).toEqual(['4 penguin', '1 chart', '1 pointer in hand']);
  });

  it('gives no tool to who has no hand for it, or holds something', () => {
    expect(toolsOf('a fox playing cards')).toEqual([]);
    expect(plan('a fox playing cards').missed).toContain('playing cards');
  });
});
