import { organisationKindLabels, siteTextLabels } from '../contract/site.words.ts';
import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const siteAuditWords: RoomAuditWords = {
  acts: {},
  targets: {
    organisation: '单位',
    pageError: '页面错误',
    site: '站点设置',
    workCalendar: '工作日历',
  },
  fields: {
    ...Object.fromEntries(Object.entries(siteTextLabels).map(([key, label]) => [`site.${key}`, label])),
    area: '区域',
    day: '日期',
    fingerprint: '错误特征',
    isOpen: '在办',
    isWorkday: '上班',
    parentId: '上级单位',
  },
  values: { 'organisation.kind': organisationKindLabels },
};
