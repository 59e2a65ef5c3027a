import { describe, expect, it } from 'vitest';

import { tellPlan } from '../../testing/tell-plan.ts';

describe('a prompt in Japanese', () => {
  it.each([
    {
      prompt: '雪の森を走る赤い狐',
      at: 'forest dawn snow drift',
      cast: ['1 red fox run'],
      seen: '雪 | 森 | 走る | 赤い狐',
      missed: '',
    },
    {
      prompt: '夜の海岸を三頭の馬が走っている',
      at: 'beach night clear drift',
      cast: ['3 horse run'],
      seen: '夜 | 海岸 | 三頭の馬 | 走っている',
      missed: '',
    },
    {
      prompt: '猫が赤い車の上で眠っている',
      at: 'road sunset clear track',
      cast: ['1 cat sleep on', '1 red car'],
      seen: '猫 | 赤い車 | の上で眠っている',
      missed: '',
    },
    {
      prompt: '車の上の二匹の猫',
      at: 'road sunset clear track',
      cast: ['2 cat on', '1 car'],
      seen: '車 | 二匹の猫',
      missed: '',
    },
    {
      prompt: '犬が二匹、夕焼けの海辺を歩く',
      at: 'beach sunset clear drift',
      cast: ['2 dog walk'],
      seen: '犬が二匹 | 夕焼け | 海辺 | 歩く',
      missed: '',
    },
    {
      prompt: '馬に乗った少年が草原を駆ける',
      at: 'valley sunset clear crane',
      cast: ['1 boy ride riding', '1 horse walk'],
      seen: '馬 | に乗った | 少年 | 草原',
      missed: '駆ける',
    },
    {
      prompt: '誰もいない夜の街、雨が降っている',
      at: 'city night rain pan-right',
      cast: [],
      seen: '夜 | 街 | 雨が降っている',
      missed: '',
    },
    {
      prompt: '犬も猫もいない公園に一輪の花',
      at: 'park dawn clear drift',
      cast: ['1 potted flower'],
      seen: '公園 | 一輪の花',
      missed: '',
    },
    {
      prompt: '傘を持った女の子が雨の中を歩いている',
      at: 'park dawn rain drift',
      cast: ['1 girl walk'],
      seen: '傘を持った | 女の子 | 雨の中 | 歩いている',
      missed: '',
    },
    {
      prompt: 'ギターを弾く少女、ステージの上',
      at: 'stage dusk clear drift',
      cast: ['1 girl play'],
      seen: 'ギターを弾く | 少女 | ステージ',
      missed: '',
    },
    {
      prompt: '犬が猫を追いかけている',
      at: 'park dawn clear drift',
      cast: ['1 dog run chasing', '1 cat run'],
      seen: '犬 | 猫 | を追いかけている',
      missed: '',
    },
    {
      prompt: '3匹の白い猫が木の下にいる',
      at: 'park sunset clear drift',
      cast: ['3 white cat under', '1 oak'],
      seen: '3匹の白い猫 | 木',
      missed: '',
    },
    {
      prompt: 'おじいさんが橋の上でバイオリンを弾いている',
      at: 'lake dawn clear pan-right',
      cast: ['1 grandfather holding', '1 violin', '1 bridge'],
      seen: 'おじいさん | 橋 | バイオリン | を弾いている',
      missed: '',
    },
    {
      prompt: '宇宙を漂う宇宙飛行士、ゆっくりズームイン',
      at: 'space night clear zoom-in',
      cast: ['1 astronaut float'],
      seen: '宇宙 | 漂う | 宇宙飛行士 | ズームイン',
      missed: '',
    },
    {
      prompt: '桜が舞う公園、カップルが散歩している、ドローン空撮',
      at: 'park day clear crane',
      cast: ['1 couple walk'],
      seen: '桜が舞う公園 | カップル | 散歩 | ドローン空撮',
      missed: '',
    },
    {
      prompt: '馬車と鳥居と猫背の男性',
      at: 'city day clear pan-right',
      cast: ['1 man'],
      seen: '男性',
      missed: '馬車 | 鳥居 | 猫背',
    },
    {
      prompt: 'おばあさんがケーキを食べている、クローズアップ',
      at: 'room dusk clear drift',
      cast: ['1 grandmother eat', '1 cake'],
      seen: 'おばあさん | ケーキ | 食べている | クローズアップ',
      missed: '',
    },
    {
      prompt: '雲のない青空の下のペンギン',
      at: 'ice day clear drift',
      cast: ['1 penguin'],
      seen: '青空 | ペンギン',
      missed: '',
    },
  ])('$prompt', ({ prompt, at, cast, seen, missed }) => {
    const told = tellPlan(prompt);
    expect(told.cast).toEqual(cast);
    expect([told.set, told.time, told.weather, told.camera].join(' ')).toBe(at);
    expect([told.seen.join(' | '), told.missed.join(' | ')]).toEqual([seen, missed]);
  });
});
