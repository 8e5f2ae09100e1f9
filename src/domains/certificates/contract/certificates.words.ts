import { ownPasswordRefusals } from '#domains/accounts/contract/accounts.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';

/** What its holder reads of a certificate; 待替换 is no state of its own but what became of the hours in it. */
export const certificateStateLabels = {
  valid: '有效',
  outdated: '待替换',
  replaced: '已替换',
  revoked: '已撤销',
} as const;
export type CertificateState = keyof typeof certificateStateLabels;
export const certificateStates = keysOf(certificateStateLabels);

/** What a stranger reads who verifies one. */
export const certificateVerdictLabels = {
  ...certificateStateLabels,
  unproved: '有效，但没能核算',
  mismatch: '内容与账本不符',
} as const;

export const certificatePurposeLabels = { study: '升学', job: '求职', award: '评优', other: '其他' } as const;
export type CertificatePurpose = keyof typeof certificatePurposeLabels;
export const certificatePurposes = keysOf(certificatePurposeLabels);

/** How the name of the holder is written. */
export const nameFormLabels = { full: '全名', masked: '遮挡', none: '不写' } as const;
export type NameForm = keyof typeof nameFormLabels;
export const nameForms = keysOf(nameFormLabels);

/** Which grades of evidence are listed: those that schools accept, or all. */
export const gradeChoiceLabels = { proven: '只列 A、B 级', all: 'A 到 D 级都列' } as const;
export type GradeChoice = keyof typeof gradeChoiceLabels;
export const gradeChoices = keysOf(gradeChoiceLabels);

export const certificateRefusals = {
  nothing: '这段时间没有能写进证书的记录。放宽时段或类别，或列入 C、D 级',
  tooMany: '一份证书最多列 500 条记录，请缩短时段，分几份开',
  notLatest: '有记录刚被更正或作废，请看过最新的合计再生成',
  noDocument: '实名认证通过后才能写证件，请先认证，或者不写证件',
  passwordNeeded: '写完整证件号要先输入登录密码',
  ...ownPasswordRefusals,
} as const;

/** Refusals of taking a paper out. */
export const paperRefusals = {
  passwordNeeded: '这份证书写有完整证件号，下载要输入登录密码',
} as const;

/** The same of one with the whole number of a document, which is drawn from what the account has now and kept nowhere else. */
export const wholePaperRefusals = {
  ...ownPasswordRefusals,
  documentGone: '证件信息已经撤回或更换，这份证书不能再下载，请重新开具',
} as const;

export const starCertificateRefusals = {
  notAwarded: '这颗星还没有授予，或者已经收回',
  unproven: '这颗星依据的时长还没有全部写进每日根，或者后来有更正。明天再来；一直不行请联系实践中心',
} as const;

/** What a certificate is called, on paper and in lists. */
export const certificateNames = { hours: '志愿服务记录证明', star: '星级志愿者证书' } as const;

export const revokeRefusals = {
  ended: '这份证书已经不是有效状态，不用再撤销',
} as const;

/** Refusals of the centre's taking one back. */
export const withdrawRefusals = {
  ...revokeRefusals,
  samePerson: '这是你自己的证书，请在“我的证书”里撤销',
} as const;

/** What a certificate says of its issuer, by 民发〔2015〕149号; texts of the site. */
export const issuerFactLabels = {
  unit: '出具单位',
  leader: '负责人',
  handler: '经办人',
  phone: '联系方式',
} as const;
export type IssuerFact = keyof typeof issuerFactLabels;
export const issuerFacts = keysOf(issuerFactLabels);

/** What stands in the place of the seal where the centre has uploaded none. */
export const withoutSealSentence = '本证明经网上核验有效，未加盖印章';

export const mostSealBytes = 2 * 1_048_576;

export const uploadSealRefusals = {
  wrongKind: '印章要用 PNG 图片',
  notAPicture: '这张图片打不开，可能没有下载完整，请换一张',
  tooManyPixels: '图片的像素太多，请缩小后再上传',
  opaque: '图片没有透明底。请用只有印章、四周透明的 PNG，不要用拍下来或扫描的纸',
  notASeal: '印章四边裁去空白后至少要 300 像素，宽和高相差不超过四分之一',
} as const;

export const endSealRefusals = { noSeal: '现在没有在用的印章' } as const;

/** Views of 证书管理: states that are kept; 待替换 stands among those in force. */
export const certificateTabs = { issued: '有效和待替换', replaced: '已替换', revoked: '已撤销' } as const;
export type CertificateTab = keyof typeof certificateTabs;
export const certificateTabKeys = keysOf(certificateTabs);

/** `志愿服务证明` is verified at this page; number and code stand behind `#`, which reaches no log. */
export const verifyPath = '/verify';
