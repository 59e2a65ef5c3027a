import { describe, expect, it } from 'vitest';

import { tellPlan } from '../../testing/tell-plan.ts';

describe('a prompt in Chinese', () => {
  it.each([
    {
      prompt: '一只红色的狐狸在雪地森林里奔跑',
      at: 'forest dawn snow drift',
      cast: ['1 red fox run'],
      seen: '红色的狐狸 | 雪地森林 | 奔跑',
      missed: '',
    },
    {
      prompt: '三只猫在屋顶上睡觉',
      at: 'rooftop dusk clear drift',
      cast: ['3 cat sleep'],
      seen: '三只猫 | 屋顶上 | 睡觉',
      missed: '',
    },
    {
      prompt: '猫在红色的汽车上睡觉',
      at: 'road sunset clear track',
      cast: ['1 cat sleep on', '1 red car'],
      seen: '猫 | 红色的汽车 | 上睡觉',
      missed: '',
    },
    {
      prompt: '桥上的两只鸟',
      at: 'lake dawn clear pan-right',
      cast: ['2 bird on', '1 bridge'],
      seen: '桥 | 两只鸟',
      missed: '',
    },
    {
      prompt: '骑马的女孩穿过草原',
      at: 'valley day clear crane',
      cast: ['1 girl ride riding', '1 horse walk'],
      seen: '骑 | 马 | 女孩 | 草原',
      missed: '',
    },
    {
      prompt: '男孩骑着自行车，夜晚的街道，下着雨',
      at: 'alley night rain drift',
      cast: ['1 boy ride riding', '1 bicycle walk'],
      seen: '男孩 | 骑着 | 自行车 | 夜晚 | 街道 | 下着雨',
      missed: '',
    },
    {
      prompt: '狗追着猫',
      at: 'park dawn clear drift',
      cast: ['1 dog run chasing', '1 cat run'],
      seen: '狗 | 追着 | 猫',
      missed: '',
    },
    { prompt: '没有人的海滩，日落', at: 'beach sunset clear drift', cast: [], seen: '海滩 | 日落', missed: '' },
    {
      prompt: '公园里没有狗和猫，只有一朵花',
      at: 'park dawn clear drift',
      cast: ['1 potted flower'],
      seen: '公园 | 一朵花',
      missed: '',
    },
    {
      prompt: '女孩抱着一只白色的小猫',
      at: 'park dawn clear drift',
      cast: ['1 girl hug hugging', '1 white cat'],
      seen: '女孩 | 抱着 | 白色的小猫',
      missed: '',
    },
    {
      prompt: '拿着红色气球的小男孩',
      at: 'park sunset clear drift',
      cast: ['1 boy holding', '1 red balloon'],
      seen: '拿着 | 红色气球 | 小男孩',
      missed: '',
    },
    {
      prompt: '大树下看书的男孩',
      at: 'park sunset clear drift',
      cast: ['1 boy read under', '1 oak'],
      seen: '大树 | 下看书 | 男孩',
      missed: '',
    },
    {
      prompt: '一位老人在桥上拉小提琴',
      at: 'lake dawn clear pan-right',
      cast: ['1 grandfather holding', '1 violin', '1 bridge'],
      seen: '一位老人 | 桥 | 上拉 | 小提琴',
      missed: '',
    },
    {
      prompt: '海底游动的鲸鱼和海豚',
      at: 'underwater day clear drift',
      cast: ['1 whale swim', '1 dolphin'],
      seen: '海底 | 游动 | 鲸鱼 | 海豚',
      missed: '',
    },
    {
      prompt: '宇航员漂浮在太空中，镜头缓缓推近',
      at: 'space night clear zoom-in',
      cast: ['1 astronaut float'],
      seen: '宇航员 | 漂浮 | 太空 | 推近',
      missed: '',
    },
    { prompt: '马车经过小镇', at: 'city sunset clear pan-right', cast: [], seen: '小镇', missed: '马车' },
    {
      prompt: '白色的狗和黑色的猫',
      at: 'park dawn clear drift',
      cast: ['1 white dog', '1 black cat'],
      seen: '白色的狗 | 黑色的猫',
      missed: '',
    },
    {
      prompt: '城堡上空盘旋的龙，暴风雨',
      at: 'castle dusk storm pan-left',
      cast: ['1 eastern dragon circle'],
      seen: '城堡 | 盘旋 | 龙 | 暴风雨',
      missed: '',
    },
  ])('$prompt', ({ prompt, at, cast, seen, missed }) => {
    const told = tellPlan(prompt);
    expect(told.cast).toEqual(cast);
    expect([told.set, told.time, told.weather, told.camera].join(' ')).toBe(at);
    expect([told.seen.join(' | '), told.missed.join(' | ')]).toEqual([seen, missed]);
  });
});
