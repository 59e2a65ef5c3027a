/**
 * The pictures of the set that are no things to draw, each by its name there or by a pattern, and why. A name that is
 * listed as a thing is one, whatever the patterns say.
 */
export const UNFIT = [
  {
    because: 'a colour of skin: one picture stands for all',
    pattern: /-(?:light|medium-light|medium|medium-dark|dark)$|-(?:light|medium-light|medium|medium-dark|dark)-/,
  },
  {
    because: 'a face or a feeling',
    pattern: /-face(?:-|$)|^face-|^(?:smiling|grinning|kissing|pouting|weary|crying)-cat|^cat-with-|^head-shaking-/,
    icons: `
      angry-face-with-horns exploding-head hear-no-evil-monkey pile-of-poo rolling-on-the-floor-laughing see-no-evil-monkey
      speak-no-evil-monkey star-struck`,
  },
  {
    because: 'a gesture or a part of a body',
    pattern: /(?:^|-)(?:hands?|fist|fingers?)(?:-|$)|^(?:backhand-)?index-pointing-|-gesture$|^thumbs-|-hand$/,
    icons: `
      biting-lip ear ear-with-hearing-aid eye eyes flexed-biceps foot footprints handshake leg mouth nail-polish nose
      palms-up-together paw-prints pig-nose selfie sign-of-the-horns tongue vulcan-salute`,
  },
  {
    because: 'somebody of one sex in a role that is drawn for all, or in a role that nothing draws',
    pattern: /^(?:man|woman|men|women|people|person)-/,
    icons: `
      breast-feeding bust-in-silhouette busts-in-silhouette pregnant-man pregnant-person pregnant-woman
      snowboarder speaking-head`,
  },
  {
    because: 'a sign, a button or a symbol',
    pattern: /-(?:button|sign|symbol|arrow|square|circle|mark|suit|hearts?)$|^keycap-|^input-|^no-|-button-blood-type$/,
    icons: `
      antenna-bars baggage-claim beating-heart bell-with-slash biohazard chart-increasing-with-yen check-box-with-check
      children-crossing cinema circled-m clockwise-vertical-arrows collision copyright curly-loop currency-exchange
      customs cyclone dashing-away diamond-with-a-dot divide dizzy dotted-six-pointed-star double-curly-loop
      double-exclamation-mark e-mail eight-pointed-star eight-spoked-asterisk elevator envelope-with-arrow eye-in-speech-bubble fleur-de-lis
      globe-with-meridians growing-heart heart-decoration heart-exclamation heart-on-fire high-voltage hot-springs
      hundred-points inbox-tray infinity information japanese-symbol-for-beginner khanda kiss-mark large-blue-diamond
      large-orange-diamond latin-cross left-arrow-curving-right left-luggage left-speech-bubble map-of-japan
      mending-heart mens-room minus mobile-phone-off mobile-phone-with-arrow multiply muted-speaker non-potable-water om
      orthodox-cross outbox-tray part-alternation-mark passport-control place-of-worship plus potable-water prohibited radioactive
      red-triangle red-triangle-pointed-down registered restroom revolving-hearts right-anger-bubble
      right-arrow-curving-down right-arrow-curving-left right-arrow-curving-up small-blue-diamond small-orange-diamond
      sparkle sparkles speaker-high-volume speaker-low-volume speech-balloon star-and-crescent star-of-david station sweat-droplets thought-balloon
      trade-mark two-hearts vibration-mode warning water-closet wavy-dash wheel-of-dharma white-flower wireless womens-room yin-yang
      zzz`,
  },
  {
    because: 'a sign of the zodiac',
    icons: `
      aquarius aries cancer capricorn gemini leo libra ophiuchus pisces sagittarius scorpio taurus virgo`,
  },
  { because: 'the face of a clock at one hour of many', pattern: /-(?:oclock|thirty)$/ },
  {
    because: 'the flag of a movement or a country',
    pattern: /^flag-/,
    icons: 'crossed-flags rainbow-flag transgender-flag',
  },
  {
    because: 'a whole view in a frame: a place, not something that stands in one',
    icons: `
      bridge-at-night cityscape cityscape-at-dusk desert fireworks fog foggy menorah milky-way moon-viewing-ceremony
      motorway mountain-railway national-park night-with-stars railway-track shooting-star sparkler sunrise
      sunrise-over-mountains sunset water-wave`,
  },
];
