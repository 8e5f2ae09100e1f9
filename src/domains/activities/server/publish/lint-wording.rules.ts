import { personalNumberIn, personalNumberSentence } from '#platform/contract/text/personal-numbers.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { Finding } from '../../contract/activity-views.contract.ts';
import { block, releasable, warn } from './findings.rules.ts';

type Wording = { code: string; pattern: RegExp; say: (found: string) => string };

/** Negations directly before a word take it back: 不收费, 不收取任何押金, 免费. */
const unlessDenied = '(?<!(?:不|无|免|未|勿|禁止|严禁)[^,，。;；!！?？\\n]{0,6})';

/** What may not be called voluntary service (domain.md 1.9) unless the centre lets it through. */
export const titleWords =
  /补录|会议|例会|值班|聚餐|团建|彩排|培训班|(?:听|聆听|参加|观看)[^,，。]{0,8}讲座|讲座听众/gu;

/** Nobody served may be charged (条例第二十一条), and no volunteer either. */
const feeWords: Wording = {
  code: 'fee',
  pattern: new RegExp(`${unlessDenied}(收费|押金|保证金|报名费|活动费|服务费|交费|缴费|费用自理|AA制)`, 'u'),
  say: (found) => `出现了“${found}”：志愿服务不得收取费用（条例第二十一条）`,
};

/** Hours come from service only (domain.md 1.9, class 6). */
const rewardWords: Wording = {
  code: 'reward',
  pattern: new RegExp(
    `${unlessDenied}(捐[款赠物][^,，。]{0,8}时长|转发[^,，。]{0,10}(?:时长|小时|积分)|转发(?:朋友圈|推文|链接|集赞)|集赞|奖励[^,，。]{0,6}时长|时长奖励|双倍时长|额外[^,，。]{0,4}时长|赠送[^,，。]{0,4}时长)`,
    'u',
  ),
  say: (found) => `出现了“${found}”：时长只能按实际服务计算，不能用捐款、转发等换取`,
};

/** Registration outside the system loses people, insurance and hours. */
const outsideWords: Wording = {
  code: 'outside',
  pattern: /(?:QQ|微信|企微|钉钉)群|加群|进群|群二维码|扫码报名|微信号/iu,
  say: (found) => `文字里有“${found}”：请不要在系统外报名，联系方式请填在联系人里`,
};

/** Pay above this per day is work, not voluntary service (domain.md 1.9, class 5). Yuan. */
export const highestSubsidyYuan = 50;

const goodPoints = [
  {
    label: '对象',
    pattern: /对象|老人|居民|孩子|儿童|学生|市民|群众|游客|患者|家庭|邻居|读者|选手|考生|候鸟|白鹭/u,
  },
  {
    label: '安排',
    pattern: /安排|流程|集合|分组|结束|[点时]半?[^,，。]{0,4}(?:到|集合|开始|收)|\d{1,2}[:：点]/u,
  },
];

/** Findings about what the texts say. */
export function lintWording(draft: ActivityForm): Finding[] {
  const body = [
    draft.summary,
    draft.content,
    ...draft.requirements,
    ...draft.preparations,
    draft.placeNote,
    ...draft.posts.map(({ description }) => description),
    ...draft.pictures.map(({ alt }) => alt),
  ].join('\n');
  return [
    ...lintTitle(draft.title),
    ...search(feeWords, 'content', `${draft.title}\n${body}\n${draft.subsidy}`),
    ...search(rewardWords, 'content', `${draft.title}\n${body}`),
    ...search(outsideWords, 'content', body).map((finding) => warn(finding.code, finding.field, finding.msg)),
    ...lintNumbers(draft),
    ...lintSubsidy(draft.subsidy),
    ...lintCompleteness(draft),
  ];
}

function search({ code, pattern, say }: Wording, field: string, text: string): Finding[] {
  const found = pattern.exec(text)?.[0];
  return found ? [block(code, field, say(found))] : [];
}

/** Fields that everybody reads; the contact's own number has a field that only those who are signed up see. */
function lintNumbers({
  title,
  summary,
  content,
  requirements,
  preparations,
  placeNote,
}: ActivityForm): Finding[] {
  const texts = {
    title,
    summary,
    content,
    requirements: requirements.join('\n'),
    preparations: preparations.join('\n'),
    placeNote,
  };
  return Object.entries(texts).flatMap(([field, text]) => {
    const number = personalNumberIn(text);
    return number ? [block('personalNumber', field, personalNumberSentence(number))] : [];
  });
}

/** One finding for each word, so that each is let through on its own. */
function lintTitle(title: string): Finding[] {
  const words = new Set([...title.matchAll(titleWords)].map(([word]) => word));
  return [...words].map((word) =>
    releasable(word, {
      code: 'titleWords',
      field: 'title',
      msg: `名称里有“${word}”：会议、值班、聚餐、培训、听讲座等不是志愿服务`,
    }),
  );
}

/** Bound to the whole text: what is let through is this pay for this work. */
function lintSubsidy(subsidy: string): Finding[] {
  const amounts = [...subsidy.matchAll(/(\d+(?:\.\d+)?)\s*(?:元|块)/gu)].map(([, amount]) => Number(amount));
  if (amounts.every((amount) => amount <= highestSubsidyYuan)) return [];
  return [
    releasable(subsidy, {
      code: 'pay',
      field: 'subsidy',
      msg: `补贴写的是“${subsidy}”：每天不得超过 ${highestSubsidyYuan} 元，更高的是有偿劳动`,
    }),
  ];
}

/** The text should tell whom it is for, what is done and how the day runs (对象、内容、安排). */
function lintCompleteness({ content, serviceObjects }: ActivityForm): Finding[] {
  if (content.length < 30) return [];
  const missing = goodPoints
    .filter(
      ({ label, pattern }) => !pattern.test(content) && !(label === '对象' && serviceObjects.length > 0),
    )
    .map(({ label }) => label);
  if (content.length < 60) missing.push('内容');
  if (missing.length === 0) return [];
  return [warn('thin', 'content', `介绍里还看不出${missing.join('、')}，请补充`)];
}
