import type { RoomAuditWords } from '#platform/server/audit-words.ts';
import {
  offerVerdictLabels,
  serviceItemStatusLabels,
  serviceOfferStatusLabels,
} from '../contract/service-menu.words.ts';
import { callbackLabels, outcomeLabels, ratedViaLabels } from '../contract/rating.words.ts';
import {
  needStatusLabels,
  needTypes,
  needVerdictLabels,
  urgencies,
  verifyMethodLabels,
} from '../contract/needs.words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const needsAuditWords: RoomAuditWords = {
  acts: { closeUnrated: '到期未评价，自动结单' },
  targets: { need: '需求', serviceItem: '服务菜单', serviceOffer: '队伍提供的服务' },
  fields: {
    via: '怎么评的',
    finding: '回访结果',
    verifyMethod: '核实方式',
    needNo: '单号',
    characters: '字数',
    urgency: '紧急程度',
    needType: '需求类型',
    terms: '要注意什么',
    leadDays: '提前天数',
    weeklyQuota: '每周次数',
    areas: '提供的区',
    pausedUntil: '暂停到',
  },
  values: {
    'need.outcome': outcomeLabels,
    'need.via': ratedViaLabels,
    'need.finding': callbackLabels,
    verifyMethod: verifyMethodLabels,
    needType: Object.fromEntries(Object.entries(needTypes).map(([key, { label }]) => [key, label])),
    'serviceItem.status': serviceItemStatusLabels,
    'serviceOffer.verdict': offerVerdictLabels,
    'serviceOffer.status': serviceOfferStatusLabels,
    'need.status': needStatusLabels,
    'need.verdict': needVerdictLabels,
    urgency: Object.fromEntries(Object.entries(urgencies).map(([key, { label }]) => [key, label])),
  },
};
