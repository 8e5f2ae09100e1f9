/** Real-name check (实名认证). */
export const realNameStatusLabels = {
  none: '未认证',
  /** The number is well-formed and fits what is registered; nobody proved yet whose it is. */
  formatChecked: '已核对格式',
  pending: '审核中',
  verified: '已认证',
  rejected: '未通过',
  /** Verified before; a change of name or number waits for the centre. */
  recheck: '待复核',
} as const;
export type RealNameStatus = keyof typeof realNameStatusLabels;

/** Verified now or while a change waits: what was verified stays meanwhile. */
export const isVerified = (status: string): boolean => status === 'verified' || status === 'recheck';

/** Standing of a volunteer (domain.md 4.2.1). */
export const volunteerStatusLabels = {
  /** 14 to 17 years old, the guardian has not agreed yet. */
  pendingGuardian: '待监护人同意',
  active: '正常',
  /** Asleep by own wish or after 24 idle months; nothing is lost. */
  dormant: '休眠',
  /** No sign-ups until a day, by the credit rule or the centre. */
  restricted: '受限',
  /** Stopped by the centre. */
  frozen: '停用',
  closing: '注销中',
  closed: '已注销',
} as const;
export type VolunteerStatus = keyof typeof volunteerStatusLabels;

export const genderLabels = { male: '男', female: '女' } as const;
export type Gender = keyof typeof genderLabels;

/** Effective minutes that a star asks for by the national rule: 100/300/600/1000/1500 hours (domain.md 1.6); `star_levels` has what holds here. */
export const starMinutes = [100, 300, 600, 1000, 1500].map((hours) => hours * 60);
/** What each star is called, the first star first. */
export const starNames = ['一星', '二星', '三星', '四星', '五星'];
