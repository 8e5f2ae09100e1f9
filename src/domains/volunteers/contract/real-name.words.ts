import { keysOf } from '#platform/contract/keys-of.ts';

/** Kinds of identity document (证件类型, domain.md 4.4.2). */
export const idKindLabels = {
  mainland: '居民身份证',
  hongKongMacao: '港澳居民来往内地通行证',
  taiwan: '台湾居民来往大陆通行证',
  residence: '港澳台居民居住证',
  passport: '护照',
  foreignResident: '外国人永久居留身份证',
} as const;
export type IdKind = keyof typeof idKindLabels;
export const idKinds = keysOf(idKindLabels);

/** States of one check. */
export const checkStatusLabels = {
  pending: '待审核',
  passed: '已通过',
  rejected: '未通过',
  withdrawn: '已撤回',
} as const;
export type CheckStatus = keyof typeof checkStatusLabels;

/** Why a person looks at a check that the system could not decide by itself. */
export const findingLabels = {
  otherDocument: '不是居民身份证，需核对证件照片',
  nameDiffers: '姓名与注册时不一致',
  birthDiffers: '出生日期与注册时不一致',
  genderDiffers: '性别与注册时不一致',
  changesVerified: '更改已认证的信息',
  unproved: '号码格式正确且与注册信息一致，需核对证件照片',
  authorityDiffers: '权威部门核验：姓名与证件号码不一致',
  numberClaimed: '证件号码已在其他账号认证或提交，需判断属于谁',
} as const;
export type Finding = keyof typeof findingLabels;

export const realNameRefusals = {
  alreadyPending: '上一次提交还在审核中，请等待结果或先撤回',
  tooYoung: '证件显示未满 14 周岁，请由监护人联系实践中心登记',
  unchanged: '提交的信息与已认证的相同，无需更改',
  idTaken: '这个证件号码刚刚在其他账号通过认证，请重新提交，由工作人员核对',
} as const;

export const withdrawRefusals = { notPending: '没有正在审核的实名认证' } as const;

export const decideCheckRefusals = {
  decided: '这一条已经处理过了',
  notOpened: '请先打开证件号码和照片核对，再作决定',
  noPicture: '没有证件照片，不能通过；请不予通过并说明原因，由志愿者重新提交',
  idTaken: '这个证件号码刚刚在其他账号通过认证，请重新打开核对',
  reasonMissing: '请填写不通过的原因',
  claimReasonMissing: '通过后原账号将失去实名认证，请写明判断的依据',
  holderOutside: '这个证件号码的原认证人不在你的管辖范围内，请交由市级工作人员处理',
} as const;

/** Columns by which staff order checks. */
export const checkSorts = ['submittedAt', 'decidedAt'] as const;
export type CheckSort = (typeof checkSorts)[number];

/** Frequent reasons for not passing a check. */
export const checkReturnSamples = [
  '证件照片不清楚',
  '姓名与证件不一致',
  '号码与证件不一致',
  '证件已过期',
] as const;

/**
 * What was shown of a person by a logged act: an audit line on a `volunteer` with these words in `detail.seen` appears
 * under 谁看过我的信息.
 */
export const seenLabels = {
  idNo: '证件号码',
  idProof: '证件照片',
  mobile: '手机号',
  address: '详细地址',
  emergency: '紧急联系人',
  hourProof: '更正、补记的证明材料',
  profile: '个人资料',
  certificate: '证书',
} as const;
export type Seen = keyof typeof seenLabels;
