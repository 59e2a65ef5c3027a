// Written by tooling/gallery/record-inspirations.mjs.
import l0 from '../../pictures/astronaut-earth.mp4?url&no-inline';
import p0 from '../../pictures/astronaut-earth.webp?url&no-inline';
import l1 from '../../pictures/ballerina-stage.mp4?url&no-inline';
import p1 from '../../pictures/ballerina-stage.webp?url&no-inline';
import l2 from '../../pictures/balloons-peaks.mp4?url&no-inline';
import p2 from '../../pictures/balloons-peaks.webp?url&no-inline';
import l3 from '../../pictures/bear-summit.mp4?url&no-inline';
import p3 from '../../pictures/bear-summit.webp?url&no-inline';
import l4 from '../../pictures/boat-storm.mp4?url&no-inline';
import p4 from '../../pictures/boat-storm.webp?url&no-inline';
import l5 from '../../pictures/bunny-hop.mp4?url&no-inline';
import p5 from '../../pictures/bunny-hop.webp?url&no-inline';
import l6 from '../../pictures/bus-snow.mp4?url&no-inline';
import p6 from '../../pictures/bus-snow.webp?url&no-inline';
import l7 from '../../pictures/butterfly-garden.mp4?url&no-inline';
import p7 from '../../pictures/butterfly-garden.webp?url&no-inline';
import l8 from '../../pictures/cake-party.mp4?url&no-inline';
import p8 from '../../pictures/cake-party.webp?url&no-inline';
import l9 from '../../pictures/camel-desert.mp4?url&no-inline';
import p9 from '../../pictures/camel-desert.webp?url&no-inline';
import l10 from '../../pictures/campfire-beach.mp4?url&no-inline';
import p10 from '../../pictures/campfire-beach.webp?url&no-inline';
import l11 from '../../pictures/canoe-mist.mp4?url&no-inline';
import p11 from '../../pictures/canoe-mist.webp?url&no-inline';
import l12 from '../../pictures/caped-hero.mp4?url&no-inline';
import p12 from '../../pictures/caped-hero.webp?url&no-inline';
import l13 from '../../pictures/cartoon-parrot.mp4?url&no-inline';
import p13 from '../../pictures/cartoon-parrot.webp?url&no-inline';
import l14 from '../../pictures/cat-window.mp4?url&no-inline';
import p14 from '../../pictures/cat-window.webp?url&no-inline';
import l15 from '../../pictures/cherry-bloom.mp4?url&no-inline';
import p15 from '../../pictures/cherry-bloom.webp?url&no-inline';
import l16 from '../../pictures/comic-hero.mp4?url&no-inline';
import p16 from '../../pictures/comic-hero.webp?url&no-inline';
import l17 from '../../pictures/dinosaur-jungle.mp4?url&no-inline';
import p17 from '../../pictures/dinosaur-jungle.webp?url&no-inline';
import l18 from '../../pictures/dragon-castle.mp4?url&no-inline';
import p18 from '../../pictures/dragon-castle.webp?url&no-inline';
import l19 from '../../pictures/dragon-cave.mp4?url&no-inline';
import p19 from '../../pictures/dragon-cave.webp?url&no-inline';
import l20 from '../../pictures/dragon-heir.mp4?url&no-inline';
import p20 from '../../pictures/dragon-heir.webp?url&no-inline';
import l21 from '../../pictures/dream-swan.mp4?url&no-inline';
import p21 from '../../pictures/dream-swan.webp?url&no-inline';
import l22 from '../../pictures/duotone-city.mp4?url&no-inline';
import p22 from '../../pictures/duotone-city.webp?url&no-inline';
import l23 from '../../pictures/elephant-dusk.mp4?url&no-inline';
import p23 from '../../pictures/elephant-dusk.webp?url&no-inline';
import l24 from '../../pictures/fairy-dust.mp4?url&no-inline';
import p24 from '../../pictures/fairy-dust.webp?url&no-inline';
import l25 from '../../pictures/family-park.mp4?url&no-inline';
import p25 from '../../pictures/family-park.webp?url&no-inline';
import l26 from '../../pictures/ferris-dusk.mp4?url&no-inline';
import p26 from '../../pictures/ferris-dusk.webp?url&no-inline';
import l27 from '../../pictures/flamingo-lake.mp4?url&no-inline';
import p27 from '../../pictures/flamingo-lake.webp?url&no-inline';
import l28 from '../../pictures/fox-snow.mp4?url&no-inline';
import p28 from '../../pictures/fox-snow.webp?url&no-inline';
import l29 from '../../pictures/frog-fireflies.mp4?url&no-inline';
import p29 from '../../pictures/frog-fireflies.webp?url&no-inline';
import l30 from '../../pictures/ghost-castle.mp4?url&no-inline';
import p30 from '../../pictures/ghost-castle.webp?url&no-inline';
import l31 from '../../pictures/gift-box.mp4?url&no-inline';
import p31 from '../../pictures/gift-box.webp?url&no-inline';
import l32 from '../../pictures/gingerbread-room.mp4?url&no-inline';
import p32 from '../../pictures/gingerbread-room.webp?url&no-inline';
import l33 from '../../pictures/girl-market.mp4?url&no-inline';
import p33 from '../../pictures/girl-market.webp?url&no-inline';
import l34 from '../../pictures/hedgehog-leaves.mp4?url&no-inline';
import p34 from '../../pictures/hedgehog-leaves.webp?url&no-inline';
import l35 from '../../pictures/helicopter-city.mp4?url&no-inline';
import p35 from '../../pictures/helicopter-city.webp?url&no-inline';
import l36 from '../../pictures/highway-sunset.mp4?url&no-inline';
import p36 from '../../pictures/highway-sunset.webp?url&no-inline';
import l37 from '../../pictures/jellyfish-glow.mp4?url&no-inline';
import p37 from '../../pictures/jellyfish-glow.webp?url&no-inline';
import l38 from '../../pictures/lantern-wish.mp4?url&no-inline';
import p38 from '../../pictures/lantern-wish.webp?url&no-inline';
import l39 from '../../pictures/lighthouse-storm.mp4?url&no-inline';
import p39 from '../../pictures/lighthouse-storm.webp?url&no-inline';
import l40 from '../../pictures/lion-hill.mp4?url&no-inline';
import p40 from '../../pictures/lion-hill.webp?url&no-inline';
import l41 from '../../pictures/mermaid-reef.mp4?url&no-inline';
import p41 from '../../pictures/mermaid-reef.webp?url&no-inline';
import l42 from '../../pictures/neon-twist.mp4?url&no-inline';
import p42 from '../../pictures/neon-twist.webp?url&no-inline';
import l43 from '../../pictures/noir-detective.mp4?url&no-inline';
import p43 from '../../pictures/noir-detective.webp?url&no-inline';
import l44 from '../../pictures/oil-fox.mp4?url&no-inline';
import p44 from '../../pictures/oil-fox.webp?url&no-inline';
import l45 from '../../pictures/owl-forest.mp4?url&no-inline';
import p45 from '../../pictures/owl-forest.webp?url&no-inline';
import l46 from '../../pictures/panda-jungle.mp4?url&no-inline';
import p46 from '../../pictures/panda-jungle.webp?url&no-inline';
import l47 from '../../pictures/pencil-horse.mp4?url&no-inline';
import p47 from '../../pictures/pencil-horse.webp?url&no-inline';
import l48 from '../../pictures/penguin-ice.mp4?url&no-inline';
import p48 from '../../pictures/penguin-ice.webp?url&no-inline';
import l49 from '../../pictures/phoenix-peaks.mp4?url&no-inline';
import p49 from '../../pictures/phoenix-peaks.webp?url&no-inline';
import l50 from '../../pictures/ramen-alley.mp4?url&no-inline';
import p50 from '../../pictures/ramen-alley.webp?url&no-inline';
import l51 from '../../pictures/robot-garden.mp4?url&no-inline';
import p51 from '../../pictures/robot-garden.webp?url&no-inline';
import l52 from '../../pictures/rocket-planet.mp4?url&no-inline';
import p52 from '../../pictures/rocket-planet.webp?url&no-inline';
import l53 from '../../pictures/sailboat-sunset.mp4?url&no-inline';
import p53 from '../../pictures/sailboat-sunset.webp?url&no-inline';
import l54 from '../../pictures/samurai-blossom.mp4?url&no-inline';
import p54 from '../../pictures/samurai-blossom.webp?url&no-inline';
import l55 from '../../pictures/santa-city.mp4?url&no-inline';
import p55 from '../../pictures/santa-city.webp?url&no-inline';
import l56 from '../../pictures/shapes-drift.mp4?url&no-inline';
import p56 from '../../pictures/shapes-drift.webp?url&no-inline';
import l57 from '../../pictures/snow-globe.mp4?url&no-inline';
import p57 from '../../pictures/snow-globe.webp?url&no-inline';
import l58 from '../../pictures/snowman-forest.mp4?url&no-inline';
import p58 from '../../pictures/snowman-forest.webp?url&no-inline';
import l59 from '../../pictures/squirrel-park.mp4?url&no-inline';
import p59 from '../../pictures/squirrel-park.webp?url&no-inline';
import l60 from '../../pictures/stag-mist.mp4?url&no-inline';
import p60 from '../../pictures/stag-mist.webp?url&no-inline';
import l61 from '../../pictures/storm-chaser.mp4?url&no-inline';
import p61 from '../../pictures/storm-chaser.webp?url&no-inline';
import l62 from '../../pictures/submarine-deep.mp4?url&no-inline';
import p62 from '../../pictures/submarine-deep.webp?url&no-inline';
import l63 from '../../pictures/tape-carousel.mp4?url&no-inline';
import p63 from '../../pictures/tape-carousel.webp?url&no-inline';
import l64 from '../../pictures/taxi-rain.mp4?url&no-inline';
import p64 from '../../pictures/taxi-rain.webp?url&no-inline';
import l65 from '../../pictures/thermal-wolf.mp4?url&no-inline';
import p65 from '../../pictures/thermal-wolf.webp?url&no-inline';
import l66 from '../../pictures/tractor-harvest.mp4?url&no-inline';
import p66 from '../../pictures/tractor-harvest.webp?url&no-inline';
import l67 from '../../pictures/train-peaks.mp4?url&no-inline';
import p67 from '../../pictures/train-peaks.webp?url&no-inline';
import l68 from '../../pictures/turtle-reef.mp4?url&no-inline';
import p68 from '../../pictures/turtle-reef.webp?url&no-inline';
import l69 from '../../pictures/ufo-farm.mp4?url&no-inline';
import p69 from '../../pictures/ufo-farm.webp?url&no-inline';
import l70 from '../../pictures/under-water.mp4?url&no-inline';
import p70 from '../../pictures/under-water.webp?url&no-inline';
import l71 from '../../pictures/unicorn-dawn.mp4?url&no-inline';
import p71 from '../../pictures/unicorn-dawn.webp?url&no-inline';
import l72 from '../../pictures/vintage-road.mp4?url&no-inline';
import p72 from '../../pictures/vintage-road.webp?url&no-inline';
import l73 from '../../pictures/whale-deep.mp4?url&no-inline';
import p73 from '../../pictures/whale-deep.webp?url&no-inline';
import l74 from '../../pictures/windmill-meadow.mp4?url&no-inline';
import p74 from '../../pictures/windmill-meadow.webp?url&no-inline';
import l75 from '../../pictures/wizard-library.mp4?url&no-inline';
import p75 from '../../pictures/wizard-library.webp?url&no-inline';
import l76 from '../../pictures/woman-kitchen.mp4?url&no-inline';
import p76 from '../../pictures/woman-kitchen.webp?url&no-inline';
import l77 from '../../pictures/woman-stage.mp4?url&no-inline';
import p77 from '../../pictures/woman-stage.webp?url&no-inline';

/** Where the app serves the loop and the still of each inspiration, by its id. */
export const INSPIRATION_URLS: Readonly<Record<string, { readonly loop: string; readonly still: string }>> = {
  'astronaut-earth': { loop: l0, still: p0 },
  'ballerina-stage': { loop: l1, still: p1 },
  'balloons-peaks': { loop: l2, still: p2 },
  'bear-summit': { loop: l3, still: p3 },
  'boat-storm': { loop: l4, still: p4 },
  'bunny-hop': { loop: l5, still: p5 },
  'bus-snow': { loop: l6, still: p6 },
  'butterfly-garden': { loop: l7, still: p7 },
  'cake-party': { loop: l8, still: p8 },
  'camel-desert': { loop: l9, still: p9 },
  'campfire-beach': { loop: l10, still: p10 },
  'canoe-mist': { loop: l11, still: p11 },
  'caped-hero': { loop: l12, still: p12 },
  'cartoon-parrot': { loop: l13, still: p13 },
  'cat-window': { loop: l14, still: p14 },
  'cherry-bloom': { loop: l15, still: p15 },
  'comic-hero': { loop: l16, still: p16 },
  'dinosaur-jungle': { loop: l17, still: p17 },
  'dragon-castle': { loop: l18, still: p18 },
  'dragon-cave': { loop: l19, still: p19 },
  'dragon-heir': { loop: l20, still: p20 },
  'dream-swan': { loop: l21, still: p21 },
  'duotone-city': { loop: l22, still: p22 },
  'elephant-dusk': { loop: l23, still: p23 },
  'fairy-dust': { loop: l24, still: p24 },
  'family-park': { loop: l25, still: p25 },
  'ferris-dusk': { loop: l26, still: p26 },
  'flamingo-lake': { loop: l27, still: p27 },
  'fox-snow': { loop: l28, still: p28 },
  'frog-fireflies': { loop: l29, still: p29 },
  'ghost-castle': { loop: l30, still: p30 },
  'gift-box': { loop: l31, still: p31 },
  'gingerbread-room': { loop: l32, still: p32 },
  'girl-market': { loop: l33, still: p33 },
  'hedgehog-leaves': { loop: l34, still: p34 },
  'helicopter-city': { loop: l35, still: p35 },
  'highway-sunset': { loop: l36, still: p36 },
  'jellyfish-glow': { loop: l37, still: p37 },
  'lantern-wish': { loop: l38, still: p38 },
  'lighthouse-storm': { loop: l39, still: p39 },
  'lion-hill': { loop: l40, still: p40 },
  'mermaid-reef': { loop: l41, still: p41 },
  'neon-twist': { loop: l42, still: p42 },
  'noir-detective': { loop: l43, still: p43 },
  'oil-fox': { loop: l44, still: p44 },
  'owl-forest': { loop: l45, still: p45 },
  'panda-jungle': { loop: l46, still: p46 },
  'pencil-horse': { loop: l47, still: p47 },
  'penguin-ice': { loop: l48, still: p48 },
  'phoenix-peaks': { loop: l49, still: p49 },
  'ramen-alley': { loop: l50, still: p50 },
  'robot-garden': { loop: l51, still: p51 },
  'rocket-planet': { loop: l52, still: p52 },
  'sailboat-sunset': { loop: l53, still: p53 },
  'samurai-blossom': { loop: l54, still: p54 },
  'santa-city': { loop: l55, still: p55 },
  'shapes-drift': { loop: l56, still: p56 },
  'snow-globe': { loop: l57, still: p57 },
  'snowman-forest': { loop: l58, still: p58 },
  'squirrel-park': { loop: l59, still: p59 },
  'stag-mist': { loop: l60, still: p60 },
  'storm-chaser': { loop: l61, still: p61 },
  'submarine-deep': { loop: l62, still: p62 },
  'tape-carousel': { loop: l63, still: p63 },
  'taxi-rain': { loop: l64, still: p64 },
  'thermal-wolf': { loop: l65, still: p65 },
  'tractor-harvest': { loop: l66, still: p66 },
  'train-peaks': { loop: l67, still: p67 },
  'turtle-reef': { loop: l68, still: p68 },
  'ufo-farm': { loop: l69, still: p69 },
  'under-water': { loop: l70, still: p70 },
  'unicorn-dawn': { loop: l71, still: p71 },
  'vintage-road': { loop: l72, still: p72 },
  'whale-deep': { loop: l73, still: p73 },
  'windmill-meadow': { loop: l74, still: p74 },
  'wizard-library': { loop: l75, still: p75 },
  'woman-kitchen': { loop: l76, still: p76 },
  'woman-stage': { loop: l77, still: p77 },
};
