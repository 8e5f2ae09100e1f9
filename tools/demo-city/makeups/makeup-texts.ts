import type { CategoryKey } from '#domains/site/contract/categories.words.ts';

/** How far a past activity has come. `passed`: its people are asked; `settled`: its hours count and it is closed. */
export type MakeupStage = 'draft' | 'pending' | 'returned' | 'refused' | 'passed' | 'settled';

export type MakeupText = {
  stage: MakeupStage;
  /** Login of its team. */
  team: string;
  title: string;
  category: CategoryKey;
  placeName: string;
  content: string;
  /** Days before the city's today on which it was, and on which it was handed in. */
  served: number;
  told: number;
  from: string;
  to: string;
  reason: string;
  witness: string;
  people: number;
  note?: string;
};

/** Past activities that teams told afterwards, in every state. */
export const makeupTexts: readonly MakeupText[] = [
  {
    stage: 'draft',
    team: 'duiwu002',
    title: '深夜搜寻走失老人',
    category: 'elder',
    placeName: '澜滨社区周边',
    content: '派出所来电请求协助，队员沿江堤和公交站分头寻找走失的老人，在桥下的凉亭里找到，送回家中。',
    served: 4,
    told: 2,
    from: '19:30',
    to: '22:10',
    reason: '接到电话就出发了，来不及发布。',
    witness: '乔木',
    people: 2,
  },
  {
    stage: 'returned',
    team: 'duiwu002',
    title: '台风前加固老旧雨棚',
    category: 'neighbor',
    placeName: '望江里小区',
    content: '台风预警发布后，队员帮二十多户独居老人收起阳台花盆，给松动的雨棚打上钢丝，清理楼顶的落水口。',
    served: 11,
    told: 8,
    from: '18:00',
    to: '20:40',
    reason: '台风预警下午才发，傍晚就要干完。',
    witness: '闻笙',
    people: 3,
    note: '照片里看不到人和地点，请补一张签到表或带门牌的现场照片',
  },
  {
    stage: 'pending',
    team: 'duiwu009',
    title: '雨夜转移低洼小区车辆',
    category: 'rescue',
    placeName: '渡口老街',
    content: '暴雨预警以后，队员分三组挨户敲门提醒居民，把低洼处的车辆移到高处，又给一楼的住户垒了沙袋。',
    served: 5,
    told: 2,
    from: '19:00',
    to: '22:30',
    reason: '暴雨预警临时集合，来不及发布活动。',
    witness: '蒋屿',
    people: 4,
  },
  {
    stage: 'pending',
    team: 'duiwu010',
    title: '夜市走散儿童看护点',
    category: 'youth',
    placeName: '鼓楼夜市南口',
    content: '夜市人流突然增多，队员在南口临时设了看护点，照看三名走散的孩子，广播找到家长后逐个核对交还。',
    served: 7,
    told: 1,
    from: '18:30',
    to: '21:30',
    reason: '夜市管理方当晚临时求助，没有时间发布。',
    witness: '岑溪',
    people: 3,
  },
  {
    stage: 'refused',
    team: 'duiwu010',
    title: '小区花坛除草浇水',
    category: 'eco',
    placeName: '锦苑小区',
    content: '傍晚约了几位邻居，把自家楼前的花坛除了一遍草，浇了水，又补种了两排月季，忙到天黑才散。',
    served: 16,
    told: 13,
    from: '17:30',
    to: '19:00',
    reason: '邻居们临时说好一起做的，没有发布。',
    witness: '罗榆',
    people: 2,
    note: '是住户打理自家楼前的花坛，没有服务对象，不是志愿服务',
  },
  {
    stage: 'passed',
    team: 'duiwu011',
    title: '停水小区送水上楼',
    category: 'neighbor',
    placeName: '桂园小区',
    content: '主管道爆裂停水，队员用小推车把送水车的水送到没有电梯的四栋楼，先送独居老人和有婴儿的家庭。',
    served: 6,
    told: 4,
    from: '18:10',
    to: '21:00',
    reason: '晚上六点突然停水，社区打电话叫人，来不及发布。',
    witness: '白芷',
    people: 3,
  },
  {
    stage: 'settled',
    team: 'duiwu013',
    title: '考点路口临时疏导',
    category: 'traffic',
    placeName: '第三中学东门',
    content: '散场时下起大雨，队员在路口给考生和家长撑伞引路，劝离占道的车辆，把三位没带伞的考生送到公交站。',
    served: 40,
    told: 36,
    from: '17:00',
    to: '19:20',
    reason: '原来没有安排，下雨以后交警临时请我们去。',
    witness: '祝余',
    people: 3,
  },
];

/** What is written when it is settled. */
export const settledWords = '大雨里疏导了一个半小时，路口没有堵死，三位考生安全送到车站。';
