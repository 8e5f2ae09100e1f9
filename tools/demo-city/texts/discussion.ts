/** A question people ask at an activity and how a team answers it. */
export type QuestionText = { question: string; answer: string };

/** Questions and answers of the demo city; none names a day or a place, so that they fit every activity. */
export const QUESTIONS: readonly QuestionText[] = [
  { question: '需要自己带手套和水杯吗？', answer: '手套队里准备，水杯请自带，现场有热水。' },
  { question: '第一次参加，没有经验可以吗？', answer: '可以，到场后有十分钟的培训，会安排老队员带你。' },
  { question: '孩子能一起来吗？', answer: '请看报名要求里的年龄说明，符合的可以由家长陪同参加。' },
  { question: '集合地点附近好停车吗？', answer: '车位不多，建议坐公交或骑车，最近的站走路五分钟。' },
  { question: '如果下雨会取消吗？', answer: '小雨照常，大雨以上会提前两小时在这里和系统消息里通知。' },
  {
    question: '活动结束后时长多久能看到？',
    answer: '签退后核定，公示三个工作日后生效，在“我的活动”里可以查看。',
  },
  { question: '中途有事可以提前走吗？', answer: '可以，走之前请跟领队说一声并签退，时长按实际计算。' },
  { question: '需要统一着装吗？', answer: '现场发红马甲，请穿方便活动的鞋。' },
  { question: '候补大概能排上吗？', answer: '往期取消的人有一成左右，有空位会按顺序发通知，请留意短信。' },
  { question: '可以给我们开志愿服务证明吗？', answer: '时长生效后可以申请，由中心统一出具。' },
  {
    question: '老人家行动不便，上门服务包括哪些内容？',
    answer: '陪聊、打扫和代买为主，不做医疗护理，具体听领队安排。',
  },
  { question: '名额满了还会加吗？', answer: '要看场地情况，加名额会先通知候补的朋友。' },
];

/** Notices that a team pins. */
export const NOTICES: readonly string[] = [
  '请提前 15 分钟到集合点签到，找穿红马甲的领队。',
  '请加入当天的联络群，群号在报名成功的消息里。',
  '天气转凉，请多穿一件外套，现场准备了姜茶。',
];

/** Remarks of people who were there or are coming. */
export const REMARKS: readonly string[] = [
  '上个月参加过一次，组织得很好，这次带同事一起来。',
  '期待！已经报名了，到时候见。',
  '谢谢队伍的安排，收获很大。',
  '活动很有意义，希望多办几场。',
];

/** Words that hold a post in the demo city, and a post that one of them holds. */
export const WORDS: readonly string[] = ['代刷时长', '买时长', '加微信', '兼职日结', '返利', '刷单'];
export const HELD_REMARK = '有要代 刷 时长的吗？可以私聊。';
/** A post that was hidden and why. */
export const HIDDEN_REMARK = { text: '低价出租帐篷，需要的联系我。', reason: '与活动无关的广告' };
/** A post that people reported. */
export const REPORTED_REMARK = {
  text: '领队上次迟到半小时，还不让人说！',
  reasons: ['言语不当', '与事实不符'],
};
