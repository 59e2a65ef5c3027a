import type { PromptLanguage } from '@kinora/contracts';

import type { OverlayName } from '../overlay/overlays.ts';
import type { RestyleName } from '../restyle/all-restyles.ts';
import type { Pace } from './plan-video.ts';

interface VideoWords {
  readonly looks: readonly (readonly [RestyleName, readonly string[]])[];
  /** Beside those that are in the air of every scene. */
  readonly airs: readonly (readonly [OverlayName, readonly string[]])[];
  readonly paces: readonly (readonly [Exclude<Pace, 'keep'>, readonly string[]])[];
}

/**
 * What the words beside a video call its looks and its paces, by language, most telling first. A word ends in `*` where
 * endings may follow; German nouns are long, so most stand with an open end.
 */
export const VIDEO_WORDS: Readonly<Record<PromptLanguage, VideoWords>> = {
  en: {
    looks: [
      ['watercolour', ['watercolour', 'watercolor', 'aquarelle']],
      ['oil', ['oil paint*', 'oil on canvas', 'painted in oil']],
      ['sketch', ['pencil', 'sketch*', 'drawing', 'hand drawn', 'charcoal']],
      ['cartoon', ['cartoon*', 'animated film', 'animation', 'anime']],
      ['comic', ['comic*', 'graphic novel', 'halftone']],
      ['pixel', ['pixel*', '8 bit', '16 bit', 'retro game', 'video game']],
      ['neon', ['neon*', 'cyberpunk', 'synthwave']],
      ['noir', ['noir', 'black and white', 'monochrome']],
      ['vintage', ['vintage', 'super 8', 'old film', 'sepia', 'silent film']],
      ['tape', ['vhs', 'video tape', 'videotape', 'camcorder', 'home video']],
      ['film', ['35mm', '16mm', 'film grain', 'grainy', 'analogue film', 'analog film']],
      ['cinematic', ['cinematic', 'cinema', 'movie*', 'blockbuster', 'letterbox']],
      ['dream', ['dream*', 'soft focus', 'hazy']],
      ['duotone', ['duotone', 'two tone', 'two colours', 'two colors']],
      ['glitch', ['glitch*', 'datamosh*', 'distorted']],
      ['thermal', ['thermal', 'heat camera', 'infrared', 'heat map']],
    ],
    airs: [
      ['light-leaks', ['light leak*', 'lens flare*']],
      ['sun-rays', ['sun rays', 'sunray*', 'sunbeam*', 'god rays', 'rays of light']],
      ['dust', ['dust', 'dust motes']],
      ['leaves', ['leaves']],
    ],
    paces: [
      ['slow', ['slow motion', 'slowmo', 'slow mo', 'slowed down', 'in slow']],
      ['fast', ['fast motion', 'sped up', 'speed up', 'time lapse', 'timelapse', 'twice as fast', 'fast forward']],
      ['boomerang', ['boomerang', 'back and forth', 'forth and back', 'ping pong']],
      ['reverse', ['backwards', 'backward', 'reverse*', 'in reverse', 'rewind*']],
      ['extend', ['longer', 'extend*', 'go on', 'goes on', 'continue*', 'keep going']],
    ],
  },
  de: {
    looks: [
      ['watercolour', ['aquarell*', 'wasserfarbe*']],
      ['oil', ['ölgemälde', 'ölbild', 'ölfarbe*', 'in öl']],
      ['sketch', ['bleistift*', 'skizze*', 'gezeichnet', 'zeichnung', 'kohlezeichnung']],
      ['cartoon', ['cartoon*', 'zeichentrick*', 'trickfilm*', 'anime']],
      ['comic', ['comic*', 'rasterpunkte']],
      ['pixel', ['pixel*', '8 bit', '16 bit', 'retrospiel*', 'videospiel*']],
      ['neon', ['neon*', 'cyberpunk', 'synthwave']],
      ['noir', ['noir', 'schwarzweiß*', 'schwarz weiß', 'einfarbig*']],
      ['vintage', ['vintage', 'super 8', 'alter film', 'sepia', 'stummfilm*']],
      ['tape', ['vhs', 'videokassette*', 'videoband*', 'camcorder', 'heimvideo*']],
      ['film', ['35mm', '16mm', 'filmkorn', 'körnig*', 'analogfilm*']],
      ['cinematic', ['kinofilm*', 'kino', 'filmreif', 'kinoformat', 'breitwand*']],
      ['dream', ['traum*', 'verträumt*', 'weichzeichner', 'weichgezeichnet']],
      ['duotone', ['duotone', 'zweifarbig*', 'zwei farben']],
      ['glitch', ['glitch*', 'bildstörung*', 'verzerrt*']],
      ['thermal', ['wärmebild*', 'wärmekamera', 'infrarot*']],
    ],
    airs: [
      ['light-leaks', ['lichtleck*', 'lichteinfall*', 'linsenreflex*']],
      ['sun-rays', ['sonnenstrahl*', 'lichtstrahl*']],
      ['dust', ['staub*']],
      ['leaves', ['laub', 'blätter']],
    ],
    paces: [
      ['slow', ['zeitlupe', 'slow motion', 'verlangsamt*']],
      ['fast', ['zeitraffer', 'schneller', 'doppelt so schnell', 'beschleunigt*']],
      ['boomerang', ['boomerang', 'bumerang', 'vor und zurück', 'hin und zurück']],
      ['reverse', ['rückwärts', 'umgekehrt*', 'zurückgespult']],
      ['extend', ['länger', 'verlänger*', 'weiterlaufen', 'läuft weiter', 'geht weiter']],
    ],
  },
  ar: {
    looks: [
      ['watercolour', ['ألوان مائية', 'لوحة مائية', 'كلوحة مائية', 'رسم مائي', 'مائية']],
      ['oil', ['لوحة زيتية', 'كلوحة زيتية', 'ألوان زيتية', 'رسم زيتي', 'زيتية', 'زيتي']],
      [
        'sketch',
        [
          'رسم بقلم رصاص',
          'رسم بقلم الرصاص',
          'كرسم بقلم رصاص',
          'كرسم بقلم الرصاص',
          'رسم بالقلم الرصاص',
          'بقلم رصاص',
          'بقلم الرصاص',
          'قلم رصاص',
          'رسم تخطيطي',
          'رسم بالفحم',
          'سكتش',
        ],
      ],
      ['cartoon', ['رسوم متحركة', 'كرسوم متحركة', 'كرتون', 'كرتوني', 'كرتونية', 'أنمي', 'أنيمي']],
      ['comic', ['قصة مصورة', 'كقصة مصورة', 'قصص مصورة', 'رواية مصورة', 'كوميكس']],
      ['pixel', ['فن البكسل', 'بكسل', 'بكسل آرت', '8 بت', '16 بت', 'لعبة فيديو', 'ألعاب فيديو']],
      ['neon', ['نيون', 'سايبربانك', 'سينث ويف']],
      ['noir', ['أبيض وأسود', 'بأبيض وأسود', 'أبيض والأسود', 'نوار', 'أحادي اللون', 'أحادية اللون']],
      ['vintage', ['فيلم قديم', 'كفيلم قديم', 'فيلم صامت', 'عتيق', 'عتيقة', 'سيبيا', 'سوبر 8']],
      ['tape', ['شريط فيديو', 'كشريط فيديو', 'شريط فيديو قديم', 'فيديو منزلي', 'vhs']],
      ['film', ['حبيبات فيلم', 'حبيبات الفيلم', 'فيلم تناظري', '35 ملم', '16 ملم', '35mm', '16mm']],
      ['cinematic', ['فيلم سينمائي', 'كفيلم سينمائي', 'سينمائي', 'سينمائية', 'سينما']],
      ['dream', ['حالم', 'حالمة', 'حلم', 'كالحلم', 'تركيز ناعم']],
      ['duotone', ['ثنائي اللون', 'ثنائية اللون', 'بلونين', 'لونين', 'لونان']],
      ['glitch', ['خلل رقمي', 'تشويش', 'غليتش', 'مشوه', 'مشوهة']],
      ['thermal', ['كاميرا حرارية', 'بكاميرا حرارية', 'تصوير حراري', 'حراري', 'حرارية', 'تحت الحمراء']],
    ],
    airs: [
      ['light-leaks', ['تسرب ضوء', 'تسرب الضوء', 'تسربات ضوئية', 'وهج العدسة']],
      ['sun-rays', ['أشعة شمس', 'أشعة الشمس', 'خيوط الشمس', 'شعاع شمس']],
      ['dust', ['غبار']],
      ['leaves', ['أوراق شجر', 'أوراق الشجر', 'أوراق']],
    ],
    paces: [
      ['slow', ['حركة بطيئة', 'حركة البطيئة', 'تصوير بطيء', 'ببطء', 'إبطاء']],
      ['fast', ['حركة سريعة', 'حركة السريعة', 'بسرعة مضاعفة', 'ضعف السرعة', 'تسريع', 'أسرع']],
      ['boomerang', ['ذهابا وإيابا', 'بوميرانغ']],
      ['reverse', ['إلى الوراء', 'إلى الخلف', 'للخلف', 'للوراء', 'بالعكس', 'معكوس', 'معكوسا', 'عكسي', 'عكسية']],
      ['extend', ['أطول', 'إطالة', 'تمديد', 'يستمر', 'تستمر']],
    ],
  },
};
