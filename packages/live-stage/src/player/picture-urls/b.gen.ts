// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/baby-bottle.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/baby-chick.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/backpack.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/bacon.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/badger.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/badminton.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/bagel.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/baguette-bread.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/balance-scale.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/ballet-shoes.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/ballot-box-with-ballot.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/banana.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/banjo.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/bank.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/bar-chart.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/barber-pole.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/baseball.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/basket.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/basketball.webp?url&no-inline';
import p19 from '@kinora/subjects/pictures/bat.webp?url&no-inline';
import p20 from '@kinora/subjects/pictures/bathtub.webp?url&no-inline';
import p21 from '@kinora/subjects/pictures/battery.webp?url&no-inline';
import p22 from '@kinora/subjects/pictures/beach-with-umbrella.webp?url&no-inline';
import p23 from '@kinora/subjects/pictures/beans.webp?url&no-inline';
import p24 from '@kinora/subjects/pictures/beaver.webp?url&no-inline';
import p25 from '@kinora/subjects/pictures/bed.webp?url&no-inline';
import p26 from '@kinora/subjects/pictures/beer-mug.webp?url&no-inline';
import p27 from '@kinora/subjects/pictures/beetle.webp?url&no-inline';
import p28 from '@kinora/subjects/pictures/bell.webp?url&no-inline';
import p29 from '@kinora/subjects/pictures/bell-pepper.webp?url&no-inline';
import p30 from '@kinora/subjects/pictures/bellhop-bell.webp?url&no-inline';
import p31 from '@kinora/subjects/pictures/bento-box.webp?url&no-inline';
import p32 from '@kinora/subjects/pictures/beverage-box.webp?url&no-inline';
import p33 from '@kinora/subjects/pictures/bikini.webp?url&no-inline';
import p34 from '@kinora/subjects/pictures/billed-cap.webp?url&no-inline';
import p35 from '@kinora/subjects/pictures/bison.webp?url&no-inline';
import p36 from '@kinora/subjects/pictures/black-flag.webp?url&no-inline';
import p37 from '@kinora/subjects/pictures/black-nib.webp?url&no-inline';
import p38 from '@kinora/subjects/pictures/blackbird.webp?url&no-inline';
import p39 from '@kinora/subjects/pictures/blossom.webp?url&no-inline';
import p40 from '@kinora/subjects/pictures/blowfish.webp?url&no-inline';
import p41 from '@kinora/subjects/pictures/blue-book.webp?url&no-inline';
import p42 from '@kinora/subjects/pictures/blueberries.webp?url&no-inline';
import p43 from '@kinora/subjects/pictures/boar.webp?url&no-inline';
import p44 from '@kinora/subjects/pictures/bomb.webp?url&no-inline';
import p45 from '@kinora/subjects/pictures/bone.webp?url&no-inline';
import p46 from '@kinora/subjects/pictures/bookmark.webp?url&no-inline';
import p47 from '@kinora/subjects/pictures/bookmark-tabs.webp?url&no-inline';
import p48 from '@kinora/subjects/pictures/books.webp?url&no-inline';
import p49 from '@kinora/subjects/pictures/boomerang.webp?url&no-inline';
import p50 from '@kinora/subjects/pictures/bottle-with-popping-cork.webp?url&no-inline';
import p51 from '@kinora/subjects/pictures/bouquet.webp?url&no-inline';
import p52 from '@kinora/subjects/pictures/bow-and-arrow.webp?url&no-inline';
import p53 from '@kinora/subjects/pictures/bowl-with-spoon.webp?url&no-inline';
import p54 from '@kinora/subjects/pictures/bowling.webp?url&no-inline';
import p55 from '@kinora/subjects/pictures/boxing-glove.webp?url&no-inline';
import p56 from '@kinora/subjects/pictures/brain.webp?url&no-inline';
import p57 from '@kinora/subjects/pictures/bread.webp?url&no-inline';
import p58 from '@kinora/subjects/pictures/brick.webp?url&no-inline';
import p59 from '@kinora/subjects/pictures/briefcase.webp?url&no-inline';
import p60 from '@kinora/subjects/pictures/briefs.webp?url&no-inline';
import p61 from '@kinora/subjects/pictures/broccoli.webp?url&no-inline';
import p62 from '@kinora/subjects/pictures/broken-chain.webp?url&no-inline';
import p63 from '@kinora/subjects/pictures/broken-heart.webp?url&no-inline';
import p64 from '@kinora/subjects/pictures/broom.webp?url&no-inline';
import p65 from '@kinora/subjects/pictures/brown-mushroom.webp?url&no-inline';
import p66 from '@kinora/subjects/pictures/bubble-tea.webp?url&no-inline';
import p67 from '@kinora/subjects/pictures/bubbles.webp?url&no-inline';
import p68 from '@kinora/subjects/pictures/bucket.webp?url&no-inline';
import p69 from '@kinora/subjects/pictures/bug.webp?url&no-inline';
import p70 from '@kinora/subjects/pictures/building-construction.webp?url&no-inline';
import p71 from '@kinora/subjects/pictures/bullet-train.webp?url&no-inline';
import p72 from '@kinora/subjects/pictures/bullseye.webp?url&no-inline';
import p73 from '@kinora/subjects/pictures/burrito.webp?url&no-inline';
import p74 from '@kinora/subjects/pictures/bus-stop.webp?url&no-inline';
import p75 from '@kinora/subjects/pictures/butter.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'baby-bottle': p0,
  'baby-chick': p1,
  'backpack': p2,
  'bacon': p3,
  'badger': p4,
  'badminton': p5,
  'bagel': p6,
  'baguette-bread': p7,
  'balance-scale': p8,
  'ballet-shoes': p9,
  'ballot-box-with-ballot': p10,
  'banana': p11,
  'banjo': p12,
  'bank': p13,
  'bar-chart': p14,
  'barber-pole': p15,
  'baseball': p16,
  'basket': p17,
  'basketball': p18,
  'bat': p19,
  'bathtub': p20,
  'battery': p21,
  'beach-with-umbrella': p22,
  'beans': p23,
  'beaver': p24,
  'bed': p25,
  'beer-mug': p26,
  'beetle': p27,
  'bell': p28,
  'bell-pepper': p29,
  'bellhop-bell': p30,
  'bento-box': p31,
  'beverage-box': p32,
  'bikini': p33,
  'billed-cap': p34,
  'bison': p35,
  'black-flag': p36,
  'black-nib': p37,
  'blackbird': p38,
  'blossom': p39,
  'blowfish': p40,
  'blue-book': p41,
  'blueberries': p42,
  'boar': p43,
  'bomb': p44,
  'bone': p45,
  'bookmark': p46,
  'bookmark-tabs': p47,
  'books': p48,
  'boomerang': p49,
  'bottle-with-popping-cork': p50,
  'bouquet': p51,
  'bow-and-arrow': p52,
  'bowl-with-spoon': p53,
  'bowling': p54,
  'boxing-glove': p55,
  'brain': p56,
  'bread': p57,
  'brick': p58,
  'briefcase': p59,
  'briefs': p60,
  'broccoli': p61,
  'broken-chain': p62,
  'broken-heart': p63,
  'broom': p64,
  'brown-mushroom': p65,
  'bubble-tea': p66,
  'bubbles': p67,
  'bucket': p68,
  'bug': p69,
  'building-construction': p70,
  'bullet-train': p71,
  'bullseye': p72,
  'burrito': p73,
  'bus-stop': p74,
  'butter': p75,
};
