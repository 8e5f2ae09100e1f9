import { keysOf } from '#platform/contract/keys-of.ts';

/** Levels of a practice organisation (中心—所—站). */
export const organisationKindLabels = { centre: '中心', district: '所', community: '站' } as const;

/** Texts of the site that a centre sets for itself; empty ones are not shown. */
export const siteTextLabels = {
  title: '站点名称',
  shortTitle: '站点简称',
  sponsor: '主办单位',
  undertaker: '承办单位',
  filingNo: 'ICP备案号',
  policeFilingNo: '公安备案号',
  siteCode: '政府网站标识码',
  address: '地址',
  phone: '服务热线',
  phoneHours: '服务时间',
  email: '电子邮箱',
  issuerLeader: '证书上的负责人',
  issuerHandler: '证书上的经办人',
  notice: '首页通知',
} as const;
export type SiteTextKey = keyof typeof siteTextLabels;
export const siteTextKeys = keysOf(siteTextLabels);
export type SiteTexts = Record<SiteTextKey, string>;
