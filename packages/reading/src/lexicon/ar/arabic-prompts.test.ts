import { describe, expect, it } from 'vitest';

import { tellPlan } from '../../testing/tell-plan.ts';

describe('a prompt in Arabic', () => {
  it.each([
    {
      prompt: 'ثعلب أحمر يركض في غابة ثلجية',
      at: 'forest dawn snow drift',
      cast: ['1 red fox run'],
      seen: 'ثعلب أحمر | يركض | غابة ثلجية',
      missed: '',
    },
    {
      prompt: 'ثلاث قطط نائمة على السطح',
      at: 'rooftop dusk clear drift',
      cast: ['3 cat sleep'],
      seen: 'ثلاث قطط | نائمة | على السطح',
      missed: '',
    },
    {
      prompt: 'قطتان على سيارة حمراء',
      at: 'road sunset clear track',
      cast: ['2 cat on', '1 red car'],
      seen: 'قطتان | سيارة حمراء',
      missed: '',
    },
    {
      prompt: 'القطة السوداء تنام على الأريكة في الغرفة',
      at: 'room dusk clear drift',
      cast: ['1 black cat sleep'],
      seen: 'القطة السوداء | تنام | الأريكة | الغرفة',
      missed: '',
    },
    {
      prompt: 'ثلاثة أحصنة تركض على الشاطئ ليلا',
      at: 'beach night clear drift',
      cast: ['3 horse run'],
      seen: 'ثلاثة أحصنة | تركض | الشاطئ ليلا',
      missed: '',
    },
    {
      prompt: 'فتاة تركب حصانا أبيض في المرج عند الغروب',
      at: 'valley sunset clear crane',
      cast: ['1 girl ride riding', '1 white horse walk'],
      seen: 'فتاة | تركب | حصانا أبيض | المرج | الغروب',
      missed: '',
    },
    {
      prompt: 'كلب يطارد قطة',
      at: 'park dawn clear drift',
      cast: ['1 dog run chasing', '1 cat run'],
      seen: 'كلب | يطارد | قطة',
      missed: '',
    },
    { prompt: 'شارع بدون أشخاص، مطر، ليل', at: 'alley night rain drift', cast: [], seen: 'شارع مطر | ليل', missed: '' },
    {
      prompt: 'شاطئ بلا ناس عند غروب الشمس',
      at: 'beach sunset clear drift',
      cast: [],
      seen: 'شاطئ | غروب الشمس',
      missed: '',
    },
    {
      prompt: 'ولد يحمل بالونا أحمر',
      at: 'park sunset clear drift',
      cast: ['1 boy holding', '1 red balloon'],
      seen: 'ولد | يحمل | بالونا أحمر',
      missed: '',
    },
    {
      prompt: 'جدة تخبز كعكة في المطبخ، لقطة قريبة',
      at: 'kitchen day clear drift',
      cast: ['1 grandmother cook', '1 cake'],
      seen: 'جدة | تخبز | كعكة | المطبخ | لقطة قريبة',
      missed: '',
    },
    {
      prompt: 'رائد فضاء يطفو في الفضاء، الكاميرا تقترب ببطء',
      at: 'space night clear zoom-in',
      cast: ['1 astronaut float'],
      seen: 'رائد فضاء | يطفو | الفضاء | الكاميرا تقترب',
      missed: '',
    },
    {
      prompt: 'كلب أبيض وقطة سوداء',
      at: 'park dawn clear drift',
      cast: ['1 white dog', '1 black cat'],
      seen: 'كلب أبيض | وقطة سوداء',
      missed: '',
    },
    {
      prompt: 'ولد يقرأ تحت شجرة',
      at: 'park sunset clear drift',
      cast: ['1 boy read under', '1 oak'],
      seen: 'ولد | يقرأ تحت | شجرة',
      missed: '',
    },
    {
      prompt: 'روبوتان يرقصان في المدينة',
      at: 'city dawn clear pan-right',
      cast: ['2 robot dance'],
      seen: 'روبوتان | يرقصان | المدينة',
      missed: '',
    },
    {
      prompt: 'قارب ورقي في البحر الهائج',
      at: 'sea sunset clear drift',
      cast: ['1 paper boat'],
      seen: 'قارب ورقي | البحر',
      missed: 'الهائج',
    },
    {
      prompt: 'الطيور تحلق فوق البحر وقت شروق الشمس',
      at: 'sea dawn clear drift',
      cast: ['3 bird fly'],
      seen: 'الطيور | تحلق | البحر | شروق الشمس',
      missed: 'وقت',
    },
    {
      prompt: 'ساحرة ويقطينة في غابة ليلا',
      at: 'forest night clear drift',
      cast: ['1 witch', '1 pumpkin'],
      seen: 'ساحرة | ويقطينة | غابة ليلا',
      missed: '',
    },
    {
      prompt: 'قرصان وببغاء على الشاطئ',
      at: 'beach day clear drift',
      cast: ['1 pirate', '1 parrot'],
      seen: 'قرصان | وببغاء | الشاطئ',
      missed: '',
    },
    {
      prompt: 'كلب أمام بيت',
      at: 'park dawn clear drift',
      cast: ['1 dog beside', '1 house'],
      seen: 'كلب | بيت',
      missed: '',
    },
    {
      prompt: 'إمام امام مسجد',
      at: 'city day clear pan-right',
      cast: ['1 man beside', '1 mosque'],
      seen: 'امام | مسجد',
      missed: '',
    },
    {
      prompt: 'حافلة تسير في المدينة، والكاميرا تقترب ببطء',
      at: 'city dawn clear zoom-in',
      cast: ['1 bus drive'],
      seen: 'حافلة | تسير | المدينة | والكاميرا تقترب',
      missed: '',
    },
    {
      prompt: 'ثعلب في غابة، اقتراب ببطء',
      at: 'forest dawn clear zoom-in',
      cast: ['1 fox'],
      seen: 'ثعلب | غابة | اقتراب ببطء',
      missed: '',
    },
    {
      prompt: 'منارة في العاصفة ليلاً',
      at: 'cliff night storm drift',
      cast: ['1 lighthouse'],
      seen: 'منارة | العاصفة ليلاً',
      missed: '',
    },
  ])('$prompt', ({ prompt, at, cast, seen, missed }) => {
    const told = tellPlan(prompt);
    expect(told.cast).toEqual(cast);
    expect([told.set, told.time, told.weather, told.camera].join(' ')).toBe(at);
    expect([told.seen.join(' | '), told.missed.join(' | ')]).toEqual([seen, missed]);
  });
});
