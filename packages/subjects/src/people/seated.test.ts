import { describe, expect, it } from 'vitest';

import { ACTIVITIES, type ActivityData } from './activities.data.ts';
import { habitOf, whereOneIs } from './seated.ts';
import { kindOf, outfitOf } from './wardrobe.ts';

const onSeat = (activity: ActivityData) => whereOneIs({ isSeated: true, isLeaning: false }, activity);
const headAside = (activity: ActivityData) => whereOneIs({ isSeated: true, isLeaning: true }, activity);
const [idle] = ACTIVITIES.idle;
const [read] = ACTIVITIES.read;
const [sleep] = ACTIVITIES.sleep;

describe('somebody on a seat', () => {
  it('lets the shins hang down and rests the arms', () => {
    const { contact, tracks } = onSeat(idle);
    expect(contact).toBe('seat');
    expect([tracks.nearKnee, tracks.nearElbow]).toEqual([1.42, 0.72]);
  });

  it('does there with the arms what it does elsewhere', () => {
    expect(onSeat(read).tracks.nearElbow).toBe(read.tracks.nearElbow);
    expect(onSeat(read).prop).toBe('book');
  });

  it('sleeps sitting, without a bed', () => {
    expect(onSeat(sleep)).toMatchObject({ mood: 'asleep', contact: 'seat' });
    expect(onSeat(sleep).prop).toBeUndefined();
  });

  it('lays the head aside, in the mood that it has', () => {
    expect(headAside(idle).mood).toBe('calm');
    expect(headAside(sleep).mood).toBe('asleep');
  });

  it('does not do what the clothes are for', () => {
    const outfit = outfitOf(kindOf('man', 0), { costume: 'singer', pieces: [], asleep: false, variant: 0 });
    const doing = (isSeated: boolean, carries: boolean) => habitOf({ outfit, isSeated, carries }, 'idle');
    expect([doing(false, false), doing(true, false), doing(false, true)]).toEqual(['sing', 'idle', 'idle']);
  });

  it('stands as ever where there is no seat', () => {
    expect(whereOneIs({ isSeated: false, isLeaning: false }, idle)).toBe(idle);
  });
});
