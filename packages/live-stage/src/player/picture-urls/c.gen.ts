// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/cactus.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/calendar.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/camera.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/camera-with-flash.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/camping.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/candy.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/canned-food.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/card-file-box.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/card-index.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/card-index-dividers.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/carousel-horse.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/carp-streamer.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/carpentry-saw.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/carrot.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/castle.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/chains.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/chair.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/chart-decreasing.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/chart-increasing.webp?url&no-inline';
import p19 from '@kinora/subjects/pictures/cheese-wedge.webp?url&no-inline';
import p20 from '@kinora/subjects/pictures/chequered-flag.webp?url&no-inline';
import p21 from '@kinora/subjects/pictures/cherries.webp?url&no-inline';
import p22 from '@kinora/subjects/pictures/cherry-blossom.webp?url&no-inline';
import p23 from '@kinora/subjects/pictures/chess-pawn.webp?url&no-inline';
import p24 from '@kinora/subjects/pictures/chestnut.webp?url&no-inline';
import p25 from '@kinora/subjects/pictures/chocolate-bar.webp?url&no-inline';
import p26 from '@kinora/subjects/pictures/chopsticks.webp?url&no-inline';
import p27 from '@kinora/subjects/pictures/christmas-tree.webp?url&no-inline';
import p28 from '@kinora/subjects/pictures/church.webp?url&no-inline';
import p29 from '@kinora/subjects/pictures/cigarette.webp?url&no-inline';
import p30 from '@kinora/subjects/pictures/circus-tent.webp?url&no-inline';
import p31 from '@kinora/subjects/pictures/clamp.webp?url&no-inline';
import p32 from '@kinora/subjects/pictures/clapper-board.webp?url&no-inline';
import p33 from '@kinora/subjects/pictures/classical-building.webp?url&no-inline';
import p34 from '@kinora/subjects/pictures/clinking-beer-mugs.webp?url&no-inline';
import p35 from '@kinora/subjects/pictures/clinking-glasses.webp?url&no-inline';
import p36 from '@kinora/subjects/pictures/clipboard.webp?url&no-inline';
import p37 from '@kinora/subjects/pictures/closed-book.webp?url&no-inline';
import p38 from '@kinora/subjects/pictures/closed-mailbox-with-lowered-flag.webp?url&no-inline';
import p39 from '@kinora/subjects/pictures/closed-mailbox-with-raised-flag.webp?url&no-inline';
import p40 from '@kinora/subjects/pictures/closed-umbrella.webp?url&no-inline';
import p41 from '@kinora/subjects/pictures/cloud.webp?url&no-inline';
import p42 from '@kinora/subjects/pictures/cloud-with-lightning.webp?url&no-inline';
import p43 from '@kinora/subjects/pictures/cloud-with-lightning-and-rain.webp?url&no-inline';
import p44 from '@kinora/subjects/pictures/cloud-with-rain.webp?url&no-inline';
import p45 from '@kinora/subjects/pictures/cloud-with-snow.webp?url&no-inline';
import p46 from '@kinora/subjects/pictures/clutch-bag.webp?url&no-inline';
import p47 from '@kinora/subjects/pictures/coat.webp?url&no-inline';
import p48 from '@kinora/subjects/pictures/cockroach.webp?url&no-inline';
import p49 from '@kinora/subjects/pictures/cocktail-glass.webp?url&no-inline';
import p50 from '@kinora/subjects/pictures/coconut.webp?url&no-inline';
import p51 from '@kinora/subjects/pictures/coffin.webp?url&no-inline';
import p52 from '@kinora/subjects/pictures/coin.webp?url&no-inline';
import p53 from '@kinora/subjects/pictures/comet.webp?url&no-inline';
import p54 from '@kinora/subjects/pictures/compass.webp?url&no-inline';
import p55 from '@kinora/subjects/pictures/computer-disk.webp?url&no-inline';
import p56 from '@kinora/subjects/pictures/computer-mouse.webp?url&no-inline';
import p57 from '@kinora/subjects/pictures/confetti-ball.webp?url&no-inline';
import p58 from '@kinora/subjects/pictures/construction.webp?url&no-inline';
import p59 from '@kinora/subjects/pictures/control-knobs.webp?url&no-inline';
import p60 from '@kinora/subjects/pictures/convenience-store.webp?url&no-inline';
import p61 from '@kinora/subjects/pictures/cooked-rice.webp?url&no-inline';
import p62 from '@kinora/subjects/pictures/cookie.webp?url&no-inline';
import p63 from '@kinora/subjects/pictures/cooking.webp?url&no-inline';
import p64 from '@kinora/subjects/pictures/coral.webp?url&no-inline';
import p65 from '@kinora/subjects/pictures/couch-and-lamp.webp?url&no-inline';
import p66 from '@kinora/subjects/pictures/crayon.webp?url&no-inline';
import p67 from '@kinora/subjects/pictures/credit-card.webp?url&no-inline';
import p68 from '@kinora/subjects/pictures/crescent-moon.webp?url&no-inline';
import p69 from '@kinora/subjects/pictures/cricket.webp?url&no-inline';
import p70 from '@kinora/subjects/pictures/cricket-game.webp?url&no-inline';
import p71 from '@kinora/subjects/pictures/croissant.webp?url&no-inline';
import p72 from '@kinora/subjects/pictures/crossed-swords.webp?url&no-inline';
import p73 from '@kinora/subjects/pictures/crown.webp?url&no-inline';
import p74 from '@kinora/subjects/pictures/crutch.webp?url&no-inline';
import p75 from '@kinora/subjects/pictures/crystal-ball.webp?url&no-inline';
import p76 from '@kinora/subjects/pictures/cucumber.webp?url&no-inline';
import p77 from '@kinora/subjects/pictures/cup-with-straw.webp?url&no-inline';
import p78 from '@kinora/subjects/pictures/cupcake.webp?url&no-inline';
import p79 from '@kinora/subjects/pictures/curling-stone.webp?url&no-inline';
import p80 from '@kinora/subjects/pictures/curry-rice.webp?url&no-inline';
import p81 from '@kinora/subjects/pictures/custard.webp?url&no-inline';
import p82 from '@kinora/subjects/pictures/cut-of-meat.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'cactus': p0,
  'calendar': p1,
  'camera': p2,
  'camera-with-flash': p3,
  'camping': p4,
  'candy': p5,
  'canned-food': p6,
  'card-file-box': p7,
  'card-index': p8,
  'card-index-dividers': p9,
  'carousel-horse': p10,
  'carp-streamer': p11,
  'carpentry-saw': p12,
  'carrot': p13,
  'castle': p14,
  'chains': p15,
  'chair': p16,
  'chart-decreasing': p17,
  'chart-increasing': p18,
  'cheese-wedge': p19,
  'chequered-flag': p20,
  'cherries': p21,
  'cherry-blossom': p22,
  'chess-pawn': p23,
  'chestnut': p24,
  'chocolate-bar': p25,
  'chopsticks': p26,
  'christmas-tree': p27,
  'church': p28,
  'cigarette': p29,
  'circus-tent': p30,
  'clamp': p31,
  'clapper-board': p32,
  'classical-building': p33,
  'clinking-beer-mugs': p34,
  'clinking-glasses': p35,
  'clipboard': p36,
  'closed-book': p37,
  'closed-mailbox-with-lowered-flag': p38,
  'closed-mailbox-with-raised-flag': p39,
  'closed-umbrella': p40,
  'cloud': p41,
  'cloud-with-lightning': p42,
  'cloud-with-lightning-and-rain': p43,
  'cloud-with-rain': p44,
  'cloud-with-snow': p45,
  'clutch-bag': p46,
  'coat': p47,
  'cockroach': p48,
  'cocktail-glass': p49,
  'coconut': p50,
  'coffin': p51,
  'coin': p52,
  'comet': p53,
  'compass': p54,
  'computer-disk': p55,
  'computer-mouse': p56,
  'confetti-ball': p57,
  'construction': p58,
  'control-knobs': p59,
  'convenience-store': p60,
  'cooked-rice': p61,
  'cookie': p62,
  'cooking': p63,
  'coral': p64,
  'couch-and-lamp': p65,
  'crayon': p66,
  'credit-card': p67,
  'crescent-moon': p68,
  'cricket': p69,
  'cricket-game': p70,
  'croissant': p71,
  'crossed-swords': p72,
  'crown': p73,
  'crutch': p74,
  'crystal-ball': p75,
  'cucumber': p76,
  'cup-with-straw': p77,
  'cupcake': p78,
  'curling-stone': p79,
  'curry-rice': p80,
  'custard': p81,
  'cut-of-meat': p82,
};
