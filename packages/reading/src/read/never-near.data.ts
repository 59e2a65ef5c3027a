/** What draws nothing but itself: in the place of something near to it, it would only be taken for part of the story. */
export const NEVER_NEAR: readonly string[] = [
  'bikini',
  'carp-streamer',
  'christmas tree',
  'goal-net',
  'hair-pick',
  'headphones',
  'jack-o-lantern',
  'kite',
  'name-badge',
  'pine-decoration',
  'ping-pong',
  'submarine',
  'tanabata-tree',
];
