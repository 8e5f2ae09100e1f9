import type { CategoryKey } from '#domains/site/contract/categories.words.ts';

/** How far a claim has come. `slow`: the team said nothing, and it went to the centre by itself; `late`: too old for the team, `looked`: the first of two at the centre accepted it. */
export type ClaimStage =
  | 'fresh'
  | 'due'
  | 'refused'
  | 'withdrawn'
  | 'agreed'
  | 'late'
  | 'looked'
  | 'slow'
  | 'publicity'
  | 'effective'
  | 'rejected';

type ClaimText = {
  stage: ClaimStage;
  title: string;
  category: CategoryKey;
  place: string;
  /** Days before the city's today on which the service was, and on which it was claimed. */
  served: number;
  claimed: number;
  /** Hour of its beginning in the evening, its minutes, those that the team stands for. */
  from: string;
  minutes: number;
  granted?: number;
  text: string;
  witness: string;
  /** Why it was claimed more than thirty days later. */
  late?: string;
  opinion?: string;
  decision?: string;
};

/** Past services that volunteers claimed, in every state. */
export const claimTexts: readonly ClaimText[] = [
  {
    stage: 'fresh',
    title: '雨夜转移低洼小区车辆',
    category: 'rescue',
    place: '望江里小区',
    served: 3,
    claimed: 1,
    from: '20:30',
    minutes: 100,
    text: '暴雨预警后队长在电话里叫人，我和两位队友挨户敲门挪车，来不及发活动。',
    witness: '乔木',
  },
  {
    stage: 'due',
    title: '给独居老人送晚饭和药',
    category: 'elder',
    place: '澜滨社区',
    served: 9,
    claimed: 6,
    from: '18:10',
    minutes: 60,
    text: '食堂师傅请假，我替班送了五户晚饭，还取了两户的降压药。',
    witness: '闻笙',
  },
  {
    stage: 'refused',
    title: '江堤巡夜劝离钓鱼人',
    category: 'eco',
    place: '澜江堤岸三号闸',
    served: 12,
    claimed: 10,
    from: '21:00',
    minutes: 90,
    text: '当晚自己去江堤劝离了四位钓鱼的人，堤上没有别的队员。',
    witness: '蒋屿',
    opinion: '那晚没有安排巡堤，队里没有人能证明',
  },
  {
    stage: 'withdrawn',
    title: '旧书整理上架',
    category: 'culture',
    place: '社区书屋',
    served: 15,
    claimed: 14,
    from: '19:00',
    minutes: 45,
    text: '晚上去书屋整理捐来的旧书，后来发现当天有签到记录。',
    witness: '罗榆',
  },
  {
    stage: 'agreed',
    title: '夜市文明引导',
    category: 'traffic',
    place: '鼓楼夜市南口',
    served: 8,
    claimed: 6,
    from: '19:30',
    minutes: 120,
    granted: 90,
    text: '夜市临时缺人，站了两个小时路口，签到码那晚没有发出来。',
    witness: '岑溪',
    opinion: '我带的班，他九点就换下来了，认 90 分钟',
  },
  {
    stage: 'slow',
    title: '教老人用手机挂号',
    category: 'elder',
    place: '南湖社区活动室',
    served: 20,
    claimed: 17,
    from: '19:00',
    minutes: 80,
    text: '活动室值班的老师请我帮六位老人学挂号，一人一台手机教会。',
    witness: '白芷',
  },
  {
    stage: 'publicity',
    title: '流浪猫绝育登记',
    category: 'eco',
    place: '桂园小区',
    served: 14,
    claimed: 11,
    from: '18:30',
    minutes: 110,
    text: '和物业一起登记了九只流浪猫，送去绝育的车到八点半才走。',
    witness: '邵桐',
    opinion: '登记表有她的字，属实',
  },
  {
    stage: 'effective',
    title: '中考路口护学',
    category: 'traffic',
    place: '第三中学东门',
    served: 48,
    claimed: 45,
    from: '17:20',
    minutes: 70,
    text: '护学岗临时加了一班，我站到学生走完，当时没有发布活动。',
    witness: '祝余',
    opinion: '校门口的照片里有他，属实',
  },
  {
    stage: 'rejected',
    title: '小区楼道清扫',
    category: 'neighbor',
    place: '锦苑小区',
    served: 26,
    claimed: 24,
    from: '18:00',
    minutes: 150,
    text: '晚饭后把自家这个单元的楼道从上到下扫了一遍，又拖了一遍。',
    witness: '梁鹿',
    opinion: '是她扫的',
    decision: '打扫自家楼道属于个人家务，不是志愿服务',
  },
  {
    stage: 'late',
    title: '环湖健步走沿线引导',
    category: 'traffic',
    place: '望江滩',
    served: 52,
    claimed: 1,
    from: '17:10',
    minutes: 100,
    text: '沿线临时加了一道岗，我和队友引导行人和车辆到散场，当天没有发布活动。',
    witness: '温良',
    late: '之后住院做了手术，出院以后整理照片才发现没有记录。',
  },
  {
    stage: 'looked',
    title: '台风后清理行道树断枝',
    category: 'rescue',
    place: '沿江大道',
    served: 75,
    claimed: 4,
    from: '18:05',
    minutes: 120,
    text: '台风过后跟着环卫工人清理断枝，装了两车，八点多才散。',
    witness: '安澜',
    late: '当时手机泡水，照片在旧手机里，上周才导出来。',
    opinion: '照片日期与台风日期一致，环卫所出具了说明',
  },
];
