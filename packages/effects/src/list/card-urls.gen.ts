// Written by tooling/gallery/draw-effect-cards.mjs.
import c0 from '../../pictures/cartoon-sweep.webp?url&no-inline';
import c1 from '../../pictures/pixel-portal.webp?url&no-inline';
import c2 from '../../pictures/golden-idol.webp?url&no-inline';
import c3 from '../../pictures/deep-freeze.webp?url&no-inline';
import c4 from '../../pictures/stone-guardian.webp?url&no-inline';
import c5 from '../../pictures/chocolate-treat.webp?url&no-inline';
import c6 from '../../pictures/then-and-now.webp?url&no-inline';
import c7 from '../../pictures/split-blinds.webp?url&no-inline';
import c8 from '../../pictures/two-sides.webp?url&no-inline';
import c9 from '../../pictures/disco-fever.webp?url&no-inline';
import c10 from '../../pictures/shuffle-crew.webp?url&no-inline';
import c11 from '../../pictures/neon-twist.webp?url&no-inline';
import c12 from '../../pictures/carousel.webp?url&no-inline';
import c13 from '../../pictures/sea-legs.webp?url&no-inline';
import c14 from '../../pictures/ghost-trail.webp?url&no-inline';
import c15 from '../../pictures/big-hug.webp?url&no-inline';
import c16 from '../../pictures/star-hug.webp?url&no-inline';
import c17 from '../../pictures/high-five.webp?url&no-inline';
import c18 from '../../pictures/butter-melt.webp?url&no-inline';
import c19 from '../../pictures/squish.webp?url&no-inline';
import c20 from '../../pictures/air-head.webp?url&no-inline';
import c21 from '../../pictures/gone-to-dust.webp?url&no-inline';
import c22 from '../../pictures/tile-burst.webp?url&no-inline';
import c23 from '../../pictures/out-of-petals.webp?url&no-inline';
import c24 from '../../pictures/whirlpool.webp?url&no-inline';
import c25 from '../../pictures/tiny-me.webp?url&no-inline';
import c26 from '../../pictures/angel-rise.webp?url&no-inline';
import c27 from '../../pictures/caped-hero.webp?url&no-inline';
import c28 from '../../pictures/dragon-heir.webp?url&no-inline';
import c29 from '../../pictures/fairy-dust.webp?url&no-inline';
import c30 from '../../pictures/long-live.webp?url&no-inline';
import c31 from '../../pictures/burning-aura.webp?url&no-inline';
import c32 from '../../pictures/comic-cover.webp?url&no-inline';
import c33 from '../../pictures/night-case.webp?url&no-inline';
import c34 from '../../pictures/wet-paint.webp?url&no-inline';
import c35 from '../../pictures/home-video.webp?url&no-inline';
import c36 from '../../pictures/electric-night.webp?url&no-inline';
import c37 from '../../pictures/kaleidoscope.webp?url&no-inline';
import c38 from '../../pictures/hologram-call.webp?url&no-inline';
import c39 from '../../pictures/museum-piece.webp?url&no-inline';
import c40 from '../../pictures/channel-three.webp?url&no-inline';
import c41 from '../../pictures/neon-sign.webp?url&no-inline';
import c42 from '../../pictures/arcade-name.webp?url&no-inline';
import c43 from '../../pictures/name-tag.webp?url&no-inline';
import c44 from '../../pictures/vertigo.webp?url&no-inline';
import c45 from '../../pictures/swoop-in.webp?url&no-inline';
import c46 from '../../pictures/endless-door.webp?url&no-inline';
import c47 from '../../pictures/page-turner.webp?url&no-inline';
import c48 from '../../pictures/through-the-lens.webp?url&no-inline';
import c49 from '../../pictures/broken-glass.webp?url&no-inline';
import c50 from '../../pictures/opening-title.webp?url&no-inline';
import c51 from '../../pictures/greetings.webp?url&no-inline';
import c52 from '../../pictures/on-a-pedestal.webp?url&no-inline';
import c53 from '../../pictures/billboard.webp?url&no-inline';
import c54 from '../../pictures/gift-box.webp?url&no-inline';
import c55 from '../../pictures/collector-card.webp?url&no-inline';
import c56 from '../../pictures/freshly-iced.webp?url&no-inline';
import c57 from '../../pictures/new-in.webp?url&no-inline';
import c58 from '../../pictures/bobble-head.webp?url&no-inline';
import c59 from '../../pictures/sticker-pet.webp?url&no-inline';
import c60 from '../../pictures/bunny-hop.webp?url&no-inline';
import c61 from '../../pictures/too-cool.webp?url&no-inline';
import c62 from '../../pictures/unicorn-day.webp?url&no-inline';
import c63 from '../../pictures/witching-hour.webp?url&no-inline';
import c64 from '../../pictures/haunted.webp?url&no-inline';
import c65 from '../../pictures/pumpkin-hop.webp?url&no-inline';
import c66 from '../../pictures/count-on-me.webp?url&no-inline';
import c67 from '../../pictures/santa-hat.webp?url&no-inline';
import c68 from '../../pictures/red-nose.webp?url&no-inline';
import c69 from '../../pictures/snow-globe.webp?url&no-inline';
import c70 from '../../pictures/winter-post.webp?url&no-inline';
import c71 from '../../pictures/midnight.webp?url&no-inline';
import c72 from '../../pictures/lantern-wish.webp?url&no-inline';
import c73 from '../../pictures/party-popper.webp?url&no-inline';
import c74 from '../../pictures/lucky-rain.webp?url&no-inline';
import c75 from '../../pictures/count-down.webp?url&no-inline';
import c76 from '../../pictures/heart-locket.webp?url&no-inline';
import c77 from '../../pictures/love-note.webp?url&no-inline';
import c78 from '../../pictures/heart-gate.webp?url&no-inline';
import c79 from '../../pictures/head-over-heels.webp?url&no-inline';
import c80 from '../../pictures/old-flame.webp?url&no-inline';
import c81 from '../../pictures/family-album.webp?url&no-inline';
import c82 from '../../pictures/birthday-card.webp?url&no-inline';
import c83 from '../../pictures/save-the-date.webp?url&no-inline';
import c84 from '../../pictures/cherry-bloom.webp?url&no-inline';
import c85 from '../../pictures/butterfly-garden.webp?url&no-inline';
import c86 from '../../pictures/leaf-fall.webp?url&no-inline';
import c87 from '../../pictures/storm-chaser.webp?url&no-inline';
import c88 from '../../pictures/under-water.webp?url&no-inline';

/** Where the app serves the picture of each effect on its sample, by the effect's id. */
export const CARD_URLS: Readonly<Record<string, string>> = {
  'cartoon-sweep': c0,
  'pixel-portal': c1,
  'golden-idol': c2,
  'deep-freeze': c3,
  'stone-guardian': c4,
  'chocolate-treat': c5,
  'then-and-now': c6,
  'split-blinds': c7,
  'two-sides': c8,
  'disco-fever': c9,
  'shuffle-crew': c10,
  'neon-twist': c11,
  'carousel': c12,
  'sea-legs': c13,
  'ghost-trail': c14,
  'big-hug': c15,
  'star-hug': c16,
  'high-five': c17,
  'butter-melt': c18,
  'squish': c19,
  'air-head': c20,
  'gone-to-dust': c21,
  'tile-burst': c22,
  'out-of-petals': c23,
  'whirlpool': c24,
  'tiny-me': c25,
  'angel-rise': c26,
  'caped-hero': c27,
  'dragon-heir': c28,
  'fairy-dust': c29,
  'long-live': c30,
  'burning-aura': c31,
  'comic-cover': c32,
  'night-case': c33,
  'wet-paint': c34,
  'home-video': c35,
  'electric-night': c36,
  'kaleidoscope': c37,
  'hologram-call': c38,
  'museum-piece': c39,
  'channel-three': c40,
  'neon-sign': c41,
  'arcade-name': c42,
  'name-tag': c43,
  'vertigo': c44,
  'swoop-in': c45,
  'endless-door': c46,
  'page-turner': c47,
  'through-the-lens': c48,
  'broken-glass': c49,
  'opening-title': c50,
  'greetings': c51,
  'on-a-pedestal': c52,
  'billboard': c53,
  'gift-box': c54,
  'collector-card': c55,
  'freshly-iced': c56,
  'new-in': c57,
  'bobble-head': c58,
  'sticker-pet': c59,
  'bunny-hop': c60,
  'too-cool': c61,
  'unicorn-day': c62,
  'witching-hour': c63,
  'haunted': c64,
  'pumpkin-hop': c65,
  'count-on-me': c66,
  'santa-hat': c67,
  'red-nose': c68,
  'snow-globe': c69,
  'winter-post': c70,
  'midnight': c71,
  'lantern-wish': c72,
  'party-popper': c73,
  'lucky-rain': c74,
  'count-down': c75,
  'heart-locket': c76,
  'love-note': c77,
  'heart-gate': c78,
  'head-over-heels': c79,
  'old-flame': c80,
  'family-album': c81,
  'birthday-card': c82,
  'save-the-date': c83,
  'cherry-bloom': c84,
  'butterfly-garden': c85,
  'leaf-fall': c86,
  'storm-chaser': c87,
  'under-water': c88,
};
