/** What a volunteer rates of a service, and a team of a volunteer (domain.md 4.4.15); each 1 to 5, in this order. */
export const serviceDimensions = ['组织安排', '培训指导', '安全保障', '收获感'] as const;
export const volunteerDimensions = ['守时', '态度', '能力', '协作'] as const;

export const ratingLimits = {
  /** Days after the shift in which both sides may rate; then what was said is shown. */
  days: 7,
  /** Fewer ratings than this have no average. */
  averageFrom: 3,
  textLength: 300,
} as const;

export const ratingRefusals = {
  notServed: '签到签退齐全的服务才能评价',
  notOver: '这一场还没有结束，结束后再评价',
  windowOver: `服务结束已超过 ${ratingLimits.days} 天，不能再评价`,
  alreadyRated: '这次服务已经评过了',
} as const;
export type RatingRefusal = keyof typeof ratingRefusals;

/** Said wherever somebody rates. */
export const blindHint = `双方都评完，或服务结束满 ${ratingLimits.days} 天，才互相看得到；没有评价不算好评。`;
