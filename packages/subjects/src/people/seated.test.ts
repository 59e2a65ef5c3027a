import { describe, expect, it } from 'vitest';

import { ACTIVITIES } from './activities.data.ts';
import { headAside, onSeat } from './seated.ts';

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
    expect(headAside(onSeat(idle)).mood).toBe('calm');
    expect(headAside(onSeat(sleep)).mood).toBe('asleep');
  });
});
