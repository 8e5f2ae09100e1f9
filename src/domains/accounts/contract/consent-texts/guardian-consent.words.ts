import type { ConsentText } from './consent-text.ts';

/** 监护人同意书: the guardian of a volunteer of 14 to 17 years agrees to it with a code sent to the own phone (PIPL 28 to 31). */
export const guardianConsentText: ConsentText = {
  title: '监护人同意书',
  version: '2026-11.1',
  effectiveOn: '2026-11-01',
  sections: [
    {
      heading: '一、同意参加',
      paragraphs: [
        '本人是该未成年人的父母或者其他监护人，同意其注册志愿者账号，参加与年龄、身体状况相适应的志愿服务活动。',
        '本人知道抢险、救援等危险活动不向未成年人开放，部分活动要求监护人陪同，每场活动的页面会写明。',
      ],
    },
    {
      heading: '二、同意处理未成年人的信息',
      paragraphs: [
        '本人单独同意平台处理该未成年人的姓名、性别、出生日期、居住区域、手机号、报名和签到记录、服务时长；申请实名认证时处理其证件号码。用途限于注册、核验、组织活动、记录时长和联系。',
        '平台另外收集监护人的姓名、与未成年人的关系和手机号，用于确认同意和紧急联系，加密保存，不公开。',
        '工作人员查看未成年人资料按职责授权，并留下记录。',
      ],
    },
    {
      heading: '三、随时撤回',
      paragraphs: [
        '本人可以拨打网站底部的服务电话，查阅、复制、更正、删除未成年人的信息，或者撤回同意。撤回后账号停止报名，已经完成的服务记录继续保留。',
        '未成年人年满 18 周岁后，由其本人行使上述权利。',
      ],
    },
  ],
};
