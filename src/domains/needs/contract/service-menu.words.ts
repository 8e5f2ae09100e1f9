import { keysOf } from '#platform/contract/keys-of.ts';

/** States of what may be ordered by name (服务菜单项). */
export const serviceItemStatusLabels = {
  /** Written by a team, not read by staff yet. */
  proposed: '待审核',
  listed: '已上架',
  off: '已下架',
} as const;
export const serviceItemStatuses = keysOf(serviceItemStatusLabels);

/** States of a team's offer of one service (队伍提供的服务). */
export const serviceOfferStatusLabels = {
  pending: '待审核',
  on: '接单中',
  returned: '已退回',
  ended: '已停止',
} as const;
export type ServiceOfferStatus = keyof typeof serviceOfferStatusLabels;
export const serviceOfferStatuses = keysOf(serviceOfferStatusLabels);

/** What a service on the public menu can do for who orders now. */
const serviceItemChances = {
  open: '可以点',
  /** As many were ordered this week as the teams can take. */
  full: '本周已约满',
  /** Every team that offers it pauses. */
  paused: '暂停接单',
} as const;
export const serviceItemChanceKeys = keysOf(serviceItemChances);
export type ServiceItemChance = keyof typeof serviceItemChances;

export const offerVerdictLabels = { approve: '通过', return: '退回', remove: '下架' } as const;
export type OfferVerdict = keyof typeof offerVerdictLabels;
export const offerVerdicts = keysOf(offerVerdictLabels);

/** Tabs of 服务菜单 in the back office. */
export const serviceItemTabs = { waiting: '待审核', listed: '已上架', off: '已下架' } as const;
export type ServiceItemTab = keyof typeof serviceItemTabs;
export const serviceItemTabKeys = keysOf(serviceItemTabs);

/** Services that one team may offer at a time. */
export const mostOffers = 20;

/** Why a service of the menu cannot be ordered. */
export const menuRefusals = {
  menuClosed: '这项服务已经不在菜单上，可以换一项，或者自己写一张单',
  menuFull: '这一项本周已约满，下周一 08:30 放号；着急的话可以自己写一张单',
  menuPaused: '这一项的队伍暂停接单，可以换一项，或者自己写一张单',
  menuAway: '你住的区暂时没有队伍提供这一项，可以自己写一张单',
} as const;

export const offerServiceRefusals = {
  itemUnknown: '菜单里没有这一项，请刷新后重新选择',
  nameTaken: '菜单里已经有同名的一项，请从列表里选它',
  alreadyOffered: '你们已经提供这一项，直接修改它就行',
  tooManyOffers: `一支队伍至多提供 ${mostOffers} 项服务，请先停掉不再提供的`,
} as const;

export const changeOfferRefusals = {
  offerEnded: '这项服务已经停止提供，请重新申请',
} as const;

export const decideOfferRefusals = {
  offerDecided: '这支队伍的申请已经处理过了',
  noteMissing: '请写一句给队伍看的话',
} as const;

export const saveServiceItemRefusals = {
  nameTaken: '菜单里已经有同名的一项，请换个名称',
} as const;
