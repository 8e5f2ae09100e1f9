import { askApprovalRefusals } from '#platform/contract/approvals.words.ts';
import type { SiteTextKey } from './site.words.ts';

/** Longest value of each text of the site, and those that must not be empty. */
export const siteTextLimits: Record<SiteTextKey, number> = {
  title: 40,
  shortTitle: 12,
  sponsor: 60,
  undertaker: 60,
  filingNo: 60,
  policeFilingNo: 60,
  siteCode: 30,
  address: 100,
  phone: 30,
  phoneHours: 60,
  email: 80,
  issuerLeader: 20,
  issuerHandler: 20,
  notice: 100,
};
export const neededSiteTexts: readonly SiteTextKey[] = ['title', 'shortTitle', 'sponsor'];

export const siteTextHints: Partial<Record<SiteTextKey, string>> = {
  title: '显示在浏览器标题和页脚',
  shortTitle: '显示在手机页头',
  filingNo: '如：某ICP备12345678号-1',
  policeFilingNo: '如：某公网安备 12345678901234 号',
  phoneHours: '如：工作日 08:30—17:30',
  issuerLeader: '印在志愿服务记录证明上',
  issuerHandler: '印在志愿服务记录证明上，和服务热线一起',
  notice: '显示在首页上方，不填则不显示',
};

/** Why a part of the site cannot be changed so. */
export const siteAdminRefusals = {
  ...askApprovalRefusals,
  shippedDay: '法定节假日可以改，不能删除',
  nameTaken: '已有同名的单位，请换个名称',
  parentUnknown: '请选择上级单位',
  tooDeep: '站下面不能再设单位',
} as const;

export const stationRefusals = {
  onlyStations: '只有站可以停办，所和中心不停办',
  wrongState: '这个站的状态已经变化，请刷新后再看',
  reasonMissing: '请写明为什么停办',
} as const;

/** Columns by which 页面错误 is ordered. */
export const pageErrorSorts = ['reportCount', 'lastAt'] as const;
