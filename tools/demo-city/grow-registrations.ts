import { toInstant } from '#platform/contract/instants.ts';
import { type City, dayMs, plus } from './city.ts';
import { type TeamText, team } from './texts/teams/team.ts';

type Row = Record<string, unknown>;

/** Teams whose registration came back; those that wait stand among the sixty. */
export const returnedTeams: readonly (TeamText & { state: 'returned' | 'rejected'; note: string })[] = [
  {
    ...team({
      name: '芦花渡口便民摆渡服务队',
      shortName: '芦花摆渡',
      seal: '芦',
      category: 'neighbor',
      teamClass: '扶贫帮困',
      legalForm: '未登记团体',
      foundedOn: '2026-05-01',
      district: '云陂区',
      community: '榆钱巷社区',
      slogan: '渡口不通车，我们接你过江。',
      intro:
        '渡口停航以后，对岸的老人看病买药要绕行四十分钟。我们几位老船工和社区的年轻人商量，每周二、周五轮流开车接送，风雨天改成送药上门。现在登记在册的有十一位司机和六位陪诊的邻居，车况和保险每个月检查一次。',
      contact: '汤友江',
      stars: 3,
      hasLogo: false,
    }),
    state: 'returned',
    note: '证明材料不清楚：成立说明缺少负责人签字页，请补拍清楚后重新提交',
  },
  {
    ...team({
      name: '江澜好物团购志愿群',
      shortName: '好物团购',
      seal: '购',
      category: 'neighbor',
      teamClass: '其他',
      legalForm: '未登记团体',
      foundedOn: '2026-09-10',
      district: '云陂区',
      community: '石榴园社区',
      slogan: '一起买，更便宜。',
      intro:
        '我们是一个三百多人的团购群，平时组织邻居一起买水果、粮油和日用品，由几位热心的团长负责收款、分货和售后，希望以志愿服务队伍的名义在平台上发布每周的团购安排，方便更多的居民参加，也欢迎商家和我们联系合作，长期供货的可以优惠。',
      contact: '钱小满',
      stars: 3,
      hasLogo: false,
    }),
    state: 'rejected',
    note: '内容属于商业团购，不是志愿服务，不能登记为志愿服务队伍',
  },
];

/** When a team handed its registration in and what the centre said. */
export function reviewOf(city: City, status: string, given: { registeredAt: Date; note?: string }): Row {
  const { registeredAt, note = null } = given;
  const submittedAt = toInstant(plus(registeredAt, -2 * dayMs));
  if (status === 'pending')
    return {
      submittedAt: toInstant(registeredAt),
      reviewedAt: null,
      reviewedBy: null,
      reviewNote: null,
      suspendedUntil: null,
    };
  return {
    submittedAt,
    reviewedAt: toInstant(registeredAt),
    reviewedBy: city.reviewerId,
    reviewNote: status === 'suspended' ? '连续两个月没有结项小结，整改后恢复' : note,
    suspendedUntil: status === 'suspended' ? toInstant(plus(city.now, 20 * dayMs)) : null,
  };
}
