import type { ConsentText } from './consent-text.ts';

const version = '2026-11.1';
const effectiveOn = '2026-11-26';
const howItEnds = {
  heading: '三、可以不同意，也可以撤回',
  paragraphs: [
    '不同意不影响账号、报名、时长、证书和星级。在“我的数据中心”或“修改资料”里随时可以撤回，撤回当即生效；已经印发的纸质材料收不回来。',
    '同意和撤回的时间作为凭证，保存到撤回满 3 年。',
  ],
};

/** 公开姓名: the full name instead of the masked one (PIPL 25; domain.md 1.11 PUBLIC_NAME). */
export const publicNameText: ConsentText = {
  title: '公开姓名同意书',
  version,
  effectiveOn,
  sections: [
    {
      heading: '一、公开什么',
      paragraphs: ['你的姓名。不同意时，其他人看到的是“沈*夏”这样遮挡过的姓名。'],
    },
    {
      heading: '二、在哪里公开',
      paragraphs: [
        '你参加排行时的每月之星、活动页面上你的提问和留言、同队队员看到的成员名单。',
        '时长公示栏和星级公示始终遮挡姓名，不受这一项影响。',
      ],
    },
    howItEnds,
  ],
};

/** 参加排行: being among the month's stars at all; nobody is ranked who did not ask for it. */
export const rankingsText: ConsentText = {
  title: '参加排行同意书',
  version,
  effectiveOn,
  sections: [
    {
      heading: '一、公开什么',
      paragraphs: ['当月已生效的服务时长、星级、所在队伍，和遮挡过的姓名；同意公开姓名的，显示全名。'],
    },
    { heading: '二、在哪里公开', paragraphs: ['首页的每月之星。没有同意的人不会出现。'] },
    howItEnds,
  ],
};

/** 公开个人简介: what the person wrote about themselves, to their own teams alone. */
export const profileText: ConsentText = {
  title: '公开个人简介同意书',
  version,
  effectiveOn,
  sections: [
    { heading: '一、公开什么', paragraphs: ['你在“修改资料”里写的个人简介、技能和语言，没有写的不显示。'] },
    {
      heading: '二、给谁看',
      paragraphs: ['只给你已经加入的队伍：队伍的成员页，和同队队员看到的成员名单。退出队伍后就看不到了。'],
    },
    howItEnds,
  ],
};
