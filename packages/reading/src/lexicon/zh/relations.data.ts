import type { RelationKind } from '../../plan/scene-plan.ts';
import type { Rules } from '../lexicon.ts';

export const RELATIONS: Rules<RelationKind> = [
  ['riding', ['骑', '骑着']],
  ['hugging', ['拥抱', '抱着', '抱住', '搂着', '依偎着']],
  ['chasing', ['追', '追逐', '追赶', '追着', '跟着', '追逐着']],
  ['holding', ['拿着', '举着', '握着', '牵着', '撑着', '打着', '提着', '捧着', '端着', '弹', '弹着', '弹奏']],
  ['on', ['上', '上面', '里', '里面', '中', '顶上', '背上', '之上', '身上']],
  ['under', ['下', '下面', '底下', '之下']],
  ['behind', ['后面', '背后', '身后', '之后']],
  ['beside', ['旁边', '旁', '边上', '身边', '前', '前面', '附近', '周围', '对面', '面前', '一旁']],
];
