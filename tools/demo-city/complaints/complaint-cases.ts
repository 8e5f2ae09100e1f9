import type {
  ComplaintKind,
  ComplaintStatus,
  ComplaintTarget,
} from '#domains/complaints/contract/complaints.words.ts';

/** One complaint of the city: what was written, how long ago, and how far it has come. */
export type ComplaintCase = {
  kind: ComplaintKind;
  /** What it is about; a text where it is nothing of the site. */
  about: ComplaintTarget | { words: string };
  content: string;
  daysAgo: number;
  status: ComplaintStatus;
  /** By name: of one of the first volunteers. */
  isOwn?: boolean;
  isNamed?: boolean;
  /** The answer was put off, for this reason. */
  extension?: string;
  answer?: string;
  reviewReason?: string;
};

const review = '对本答复不服的，可在十个工作日内申请复核一次。';

/** Oldest first: what was answered over the half year, what is under way, what is new and what is late. */
export const COMPLAINTS: readonly ComplaintCase[] = [
  {
    kind: 'person',
    about: 'team',
    content: '怀疑领队虚报服务时间，有两次我没看见他在现场，名单里却有他。',
    daysAgo: 230,
    status: 'unfounded',
    isOwn: true,
    answer: `两部手机的签到时刻、站点登记本和居民回访一致，领队当天在场。${review}`,
  },
  {
    kind: 'team',
    about: 'team',
    content: '参加活动要先交二十元材料费，领队当场收现金，没有收据。',
    daysAgo: 64,
    status: 'upheld',
    isOwn: true,
    answer: `经查，该队两场活动向十四名志愿者各收了二十元，违反《志愿服务条例》第二十一条。已全部退还，队伍书面整改，复查合格。${review}`,
  },
  {
    kind: 'content',
    about: 'news',
    content: '文章里的照片不是那天的活动，背景里的横幅写着去年的日期。',
    daysAgo: 48,
    status: 'upheld',
    answer: `经查，配图确为去年同名活动的照片，已请队伍更换并致歉。${review}`,
  },
  {
    kind: 'activity',
    about: { words: '菜场门口的劝导活动' },
    content: '摊位的租金太高了，希望文明办和市场方说一说，让他们降一点。',
    daysAgo: 40,
    status: 'refused',
    answer: '摊位租金不属于志愿服务的事，请向市场监管部门反映，或者拨打 12345。',
  },
  {
    kind: 'hour',
    about: 'activity',
    content: '签到的人比现场的多，后来问了别人，说是看错了日期。',
    daysAgo: 30,
    status: 'withdrawn',
    isNamed: true,
  },
  {
    kind: 'team',
    about: 'team',
    content: '队长安排任务总是偏向熟人，报名的先后不算数，问了也不解释。',
    daysAgo: 26,
    status: 'reviewing',
    isNamed: true,
    answer: `调取了该队近三个月的审核记录，通过的次序与报名先后一致。${review}`,
    reviewReason: '记录里没有口头安排的那几次，请找当时在场的队员问一问。',
  },
  {
    kind: 'activity',
    about: 'activity',
    content: '让大家给公众号点赞截图，每人算一小时，现场没有做任何服务。',
    daysAgo: 9,
    status: 'investigating',
  },
  {
    kind: 'person',
    about: 'team',
    content: '有人把队员的手机号发给了商家，这两天一直有推销电话打进来。',
    daysAgo: 12,
    status: 'investigating',
    extension: '要向通信公司核实电话来源，对方答复需要时间。',
  },
  {
    kind: 'hour',
    about: 'hour',
    content: '夜跑补给那天有人替签退，他七点就走了，记录却到九点半。',
    daysAgo: 2,
    status: 'investigating',
    isOwn: true,
  },
  {
    kind: 'hour',
    about: 'activity',
    content: '点名登记的人没到场，其中至少三个人当天没有来，现场只发出三十八副手套。',
    daysAgo: 20,
    status: 'investigating',
    isNamed: true,
  },
  {
    kind: 'privacy',
    about: { words: '家访的照片' },
    content: '家访照片发到了群里，露出孩子的脸和门牌号，请尽快处理。',
    daysAgo: 5,
    status: 'submitted',
    isNamed: true,
  },
  {
    kind: 'privacy',
    about: 'need',
    content: '点单时留的电话被人打来推销保健品，对方说得出我点的是什么单。',
    daysAgo: 1,
    status: 'submitted',
    isNamed: true,
  },
  {
    kind: 'unsure',
    about: 'activity',
    content: '报名要求先转发朋友圈才给时长，不转的人后来都没有通过。',
    daysAgo: 1.2,
    status: 'submitted',
  },
];
