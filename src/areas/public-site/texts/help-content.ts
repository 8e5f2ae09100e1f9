import { hourLimits } from '#domains/hours/contract/hours.words.ts';
import { creditRules, signUpLimits } from '#domains/signups/contract/signups.limits.ts';

/** One part of the help page; `id` is the anchor that header, footer and login link to. */
export type HelpSection = { id: string; title: string; entries: readonly { title: string; text: string }[] };

/** The minutes of each star, the first star's first. */
export const minutesOf = ({ levels }: { levels: readonly { minMinutes: number }[] }): number[] =>
  levels.map(({ minMinutes }) => minMinutes);

const minutesPerHour = 60;
const hours = (minutes: number): number => minutes / minutesPerHour;

const beforeHours: readonly HelpSection[] = [
  {
    id: 'sign-up',
    title: '报名指引',
    entries: [
      {
        title: '1. 找活动',
        text: '在“志愿活动”里按类别、区域、状态和时间筛选，按“离我最近”排列，也可以按日历或者地图找。知道名字的，用页面上方的搜索框：打两个字就有建议。',
      },
      { title: '2. 登录', text: '报名要用志愿者账号。没有登录时，按“登录后报名”，登录后会回到同一场。' },
      { title: '3. 选场次', text: '一个活动可以有几场，每场的名额单独计算。不能报的场次会写明原因。' },
      {
        title: '4. 确认风险提示',
        text: '读完风险提示并勾选后提交。先到先得的活动马上有结果，需要审核的由队伍决定。',
      },
      {
        title: '5. 名额满了可以候补',
        text: `有人退出时按顺序递补，名额最多为你保留 ${hours(signUpLimits.offerMaxMinutes)} 小时。开始前 ${hours(signUpLimits.openPoolMinutes)} 小时内，空出的名额先确认先得。`,
      },
      {
        title: '6. 到场签到',
        text: `报上后可以把活动加入手机日历。开始前 ${signUpLimits.checkInOpensMinutes} 分钟起可以签到：打开手机底部的“签到码”给领队扫，或者点“扫领队的码”扫领队的屏幕，也可以输入六位数字。结束时记得签退。`,
      },
    ],
  },
  {
    id: 'install',
    title: '添加到手机桌面',
    entries: [
      {
        title: '安卓手机',
        text: '用浏览器打开本站，点菜单里的“添加到主屏幕”或“安装应用”。',
      },
      {
        title: '苹果手机',
        text: '用 Safari 打开本站，点底部的分享按钮，选“添加到主屏幕”。',
      },
      {
        title: '在微信里打开的',
        text: '先点右上角的“…”，选“在浏览器打开”，再按上面的办法添加。添加后从桌面图标打开，长按图标可以直接到签到码。',
      },
    ],
  },
  {
    id: 'subscribe',
    title: '订阅活动',
    entries: [
      {
        title: '订阅到日历',
        text: '在活动日历或队伍主页点“订阅到日历”，手机会问是否添加，同意后新活动会自己出现在日历里。没有反应的，把日历地址（网站地址后加 /feeds/activities.ics）复制到日历程序的“订阅日历”里。',
      },
      {
        title: '用阅读器看新活动',
        text: '点“RSS 地址”，把打开的地址复制到 RSS 阅读器里。队伍主页上的地址只有那支队伍的活动。',
      },
      {
        title: '只看自己报名的',
        text: '登录后在“我的动态”里开通日历订阅，得到一个私密地址，只有你报名的场次。',
      },
    ],
  },
  {
    id: 'login',
    title: '登录遇到问题',
    entries: [
      {
        title: '密码输错',
        text: '连续输错三次后，浏览器每次要先做几秒安全检查；五次后账号锁定 15 分钟，过后可以再试。',
      },
      {
        title: '显示“正在做安全检查”',
        text: '密码输错几次后，浏览器会自动做一次检查，等几秒就好，不用看图，也不用回答问题。',
      },
      {
        title: '忘记密码',
        text: '在登录页点“忘记密码”，用注册时的手机号收验证码，就可以设置新密码。手机号不用了，请拨打页面底部的服务热线。',
      },
      {
        title: '没有账号',
        text: '在页面右上角点“注册”。年满 14 周岁可以注册志愿者账号，未满 18 周岁要由监护人同意。队伍注册后由实践中心审核，通过后才能发布活动。',
      },
    ],
  },
  {
    id: 'questions',
    title: '常见问题',
    entries: [
      {
        title: '临时去不了怎么办？',
        text: '在活动页或“我的活动”里取消，取消前会先告诉你后果。每个活动写明了开始前多少小时可以自由取消；因病、家庭原因和天气原因晚取消不记信用分。',
      },
      {
        title: '信用分是怎么回事？',
        text: `晚取消记 ${creditRules.lateCancelPoints} 分，无故缺席记 ${creditRules.noShowPoints} 分，${creditRules.expireDays} 天后自动失效。满 ${creditRules.reviewFrom} 分报名要由队伍审核，满 ${creditRules.pauseFrom} 分暂停报名 ${creditRules.pauseDays} 天。信用分从不扣减服务时长。`,
      },
      { title: '忘记签退怎么办？', text: '告诉领队，由领队写明原因补签。补签的时长会注明依据。' },
      {
        title: '未成年人能参加吗？',
        text: '看活动的报名要求：有的不接受，有的需要监护人同意，有的需要监护人陪同到场。',
      },
    ],
  },
];

const hoursSection = (starMinutes: readonly number[]): HelpSection => ({
  id: 'hours',
  title: '时长认定规则',
  entries: [
    {
      title: '怎么算',
      text: `按签到和签退的时间逐分钟计算，扣除休息时间，单条记录最多 ${hours(hourLimits.maxRecordMinutes)} 小时，一天合计最多 ${hours(hourLimits.dayMaxMinutes)} 小时。`,
    },
    {
      title: '核定、公示、生效',
      text: `队伍核定后公示 ${hourLimits.publicityWorkdays} 个工作日，期满无异议才生效。只有生效的时长计入累计、星级和证明。`,
    },
    { title: '谁来把关', text: '调高的时长和事后补录由中心复核，录入的人不能审核自己录入的记录。' },
    {
      title: '星级',
      text: `累计生效时长达到 ${starMinutes.map(hours).join('、')} 小时，分别成为一至五星候选，经实践中心确认、公示 3 个工作日无异议后授星。`,
    },
  ],
});

const afterHours: readonly HelpSection[] = [
  {
    id: 'privacy',
    title: '隐私与无障碍声明',
    entries: [
      {
        title: '姓名和电话',
        text: '公开页面上志愿者的姓名都经过遮挡，手机号和证件号加密保存，页面上只显示一部分。',
      },
      {
        title: '看得清、点得到',
        text: '页面右上角可以切换到长辈版：字更大、对比更强、按钮更大。所有操作都能只用键盘完成。',
      },
      { title: '告诉我们', text: '使用中遇到障碍，请拨打页面底部的服务热线，我们会尽快改进并帮你办理。' },
    ],
  },
];

/** What the help page says. Numbers come from the rules themselves, those of stars from the levels as they are set, so that the page cannot fall behind them. */
export const helpSections = (starMinutes: readonly number[]): readonly HelpSection[] => [
  ...beforeHours,
  hoursSection(starMinutes),
  ...afterHours,
];
