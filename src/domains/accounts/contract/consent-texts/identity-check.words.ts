import type { ConsentText } from './consent-text.ts';

/** 实名认证信息处理同意书: agreed to apart from everything else whenever an ID number is handed in (PIPL 28 to 30). */
export const identityCheckText: ConsentText = {
  title: '实名认证信息处理同意书',
  version: '2026-11.1',
  effectiveOn: '2026-11-01',
  sections: [
    {
      heading: '一、处理哪些敏感信息',
      paragraphs: [
        '证件类型、证件号码；居民身份证以外的证件，或者填写的信息与注册时不一致的，另外收集证件照片。',
        '这些是敏感个人信息，一旦泄露或者被冒用，可能使你的人身、财产安全受到侵害，所以单独征得你的同意。',
      ],
    },
    {
      heading: '二、为什么需要、用来做什么',
      paragraphs: [
        '核验志愿者的真实身份，防止一人多号和冒名服务，为活动投保，以及出具志愿服务记录证明。',
        '不用于其他用途，不公开，除法律规定外不向其他人提供。',
      ],
    },
    {
      heading: '三、怎么处理、存多久',
      paragraphs: [
        '证件号码加密保存，任何页面只显示首尾两位；证件照片加密保存，审核结束 30 天后删除。',
        '工作人员查看完整号码和照片要写明原因并留下记录，你可以在“谁看过我的信息”里看到。账号注销后删除。',
      ],
    },
    {
      heading: '四、可以不同意，也可以撤回',
      paragraphs: [
        '不同意不影响使用账号、浏览和报名不要求实名的活动，只是不能参加要求实名的活动、加入要求实名的队伍。',
        '撤回同意可以拨打网站底部的服务电话办理，撤回后删除证件信息，实名认证随之失效，之前已经完成的服务记录继续保留。',
      ],
    },
  ],
};
