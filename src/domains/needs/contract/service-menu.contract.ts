import { z } from 'zod';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import {
  dayField,
  doneResult,
  idField,
  instantField,
  textField,
  versionField,
} from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import { shownToAll } from '#platform/contract/text/personal-numbers.ts';
import { needTypeField } from './needs.contract.ts';
import {
  changeOfferRefusals,
  decideOfferRefusals,
  offerServiceRefusals,
  offerVerdicts,
  saveServiceItemRefusals,
  serviceItemChanceKeys,
  serviceItemStatuses,
  serviceItemTabKeys,
  serviceOfferStatuses,
} from './service-menu.words.ts';

/** Who keeps the menu in order: what is on it is the same for the whole city. */
const keeper = permission('needs.menu', { scope: 'city' });

const itemShape = {
  name: shownToAll(textField('服务名称', 2, 20)),
  needType: needTypeField,
  summary: shownToAll(textField('一句话说明', 2, 60)),
  terms: shownToAll(textField('要注意什么', 1, 60)),
  minutes: z.int('时长应为整数').min(10, '至少 10 分钟').max(1_440, '至多 24 小时'),
  leadDays: z.int('提前天数应为整数').min(0, '提前天数不能是负数').max(30, '至多提前 30 天'),
};

const offerShape = {
  /** District codes; empty for the whole city. */
  areas: z.array(z.string().regex(/^\d{6}$/, '区域编号不正确')).max(20, '至多选 20 个区'),
  weeklyQuota: z.int('每周次数应为整数').min(1, '每周至少 1 次').max(100, '每周至多 100 次'),
};

const offeringTeamSchema = z.strictObject({
  teamId: z.int(),
  name: z.string(),
  sealChar: z.string().nullable(),
  category: z.string(),
  iconUrl: z.string().nullable(),
});

const menuCardSchema = z.strictObject({
  serviceItemId: z.int(),
  name: z.string(),
  needType: needTypeField,
  category: categoryField,
  summary: z.string(),
  terms: z.string(),
  minutes: z.int(),
  leadDays: z.int(),
  /** Names of the districts where a team offers it; empty for the whole city. */
  areaNames: z.array(z.string()),
  areas: z.array(z.string()),
  teams: z.array(offeringTeamSchema),
  teamCount: z.int(),
  chance: z.enum(serviceItemChanceKeys),
  /** Orders that the teams still take this week, which begins on Monday at 08:30. */
  freeCount: z.int(),
  /** The day from which a paused service is offered again. */
  resumesOn: dayField.nullable(),
});
export type ServiceMenuCard = z.output<typeof menuCardSchema>;

export const listServiceMenu = operation({
  name: 'listServiceMenu',
  method: 'POST',
  path: '/api/needs/ListServiceMenu',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 10_000 },
  request: z.strictObject({
    ...pageRequestShape,
    keyword: z.string().trim().max(20, '关键词至多 20 个字').optional(),
    category: categoryField.optional(),
    area: z.string().max(20).optional(),
    needType: needTypeField.optional(),
  }),
  result: z.strictObject({
    ...pageResultShape(menuCardSchema),
    /** Services on the menu by category, whatever is filtered. */
    categories: z.array(z.strictObject({ category: categoryField, count: z.int() })),
  }),
  refusals: {},
  summary: 'Services that teams offer, by category, with what they still take this week.',
});

export const getServiceItem = operation({
  name: 'getServiceItem',
  method: 'GET',
  path: '/api/needs/GetServiceItem/{id}',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 10_000 },
  request: z.strictObject({ id: idField }),
  result: menuCardSchema,
  refusals: {},
  summary: 'One service of the menu; 404 for one that is not on it.',
});

const teamOfferSchema = z.strictObject({
  offerId: z.int(),
  serviceItemId: z.int(),
  itemStatus: z.enum(serviceItemStatuses),
  name: z.string(),
  needType: needTypeField,
  summary: z.string(),
  terms: z.string(),
  minutes: z.int(),
  leadDays: z.int(),
  areas: z.array(z.string()),
  areaNames: z.array(z.string()),
  weeklyQuota: z.int(),
  status: z.enum(serviceOfferStatuses),
  pausedUntil: dayField.nullable(),
  note: z.string(),
  version: z.int(),
});
export type TeamOffer = z.output<typeof teamOfferSchema>;

export const listServiceOffers = operation({
  name: 'listServiceOffers',
  method: 'POST',
  path: '/api/needs/ListServiceOffers',
  caller: 'team',
  effect: 'read',
  request: z.strictObject(pageRequestShape),
  result: z.strictObject(pageResultShape(teamOfferSchema)),
  refusals: {},
  summary: 'What the caller’s team offers, has offered, or asked to offer; what changed last first.',
});

export const offerService = operation({
  name: 'offerService',
  act: '申请提供服务',
  method: 'POST',
  path: '/api/needs/OfferService',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({
    ...offerShape,
    /** A service of the menu; without it `item` tells a new one. */
    serviceItemId: idField.optional(),
    item: z.strictObject(itemShape).optional(),
  }),
  result: z.strictObject({ offerId: z.int() }),
  refusals: offerServiceRefusals,
  summary: 'Asks to offer a service of the menu, or a new one; staff read it before it is public.',
});

export const updateServiceOffer = operation({
  name: 'updateServiceOffer',
  act: '修改提供的服务',
  method: 'PUT',
  path: '/api/needs/UpdateServiceOffer',
  caller: 'team',
  effect: 'write',
  request: z.strictObject({
    ...offerShape,
    offerId: idField,
    version: versionField,
    /** Nothing is ordered before this day; null while the team takes orders. */
    pausedUntil: dayField.nullable().default(null),
    /** Of a service that is not on the menu yet, and that this team proposed. */
    item: z.strictObject(itemShape).optional(),
  }),
  result: doneResult,
  refusals: { ...changeOfferRefusals, nameTaken: offerServiceRefusals.nameTaken },
  summary:
    'Changes where, how often and from when the team offers a service, at once; a returned one goes to staff again.',
});

export const endServiceOffer = operation({
  name: 'endServiceOffer',
  act: '停止提供服务',
  method: 'POST',
  path: '/api/needs/EndServiceOffer',
  caller: 'team',
  effect: 'write',
  worksWhileSuspended: true,
  request: z.strictObject({ offerId: idField, version: versionField }),
  result: doneResult,
  refusals: changeOfferRefusals,
  summary: 'The team offers a service no more; what was ordered goes on.',
});

const staffOfferSchema = z.strictObject({
  offerId: z.int(),
  teamId: z.int(),
  teamName: z.string(),
  areaNames: z.array(z.string()),
  weeklyQuota: z.int(),
  status: z.enum(serviceOfferStatuses),
  pausedUntil: dayField.nullable(),
  note: z.string(),
  version: z.int(),
});
export type StaffOffer = z.output<typeof staffOfferSchema>;

const staffItemSchema = z.strictObject({
  serviceItemId: z.int(),
  name: z.string(),
  needType: needTypeField,
  category: categoryField,
  summary: z.string(),
  terms: z.string(),
  minutes: z.int(),
  leadDays: z.int(),
  status: z.enum(serviceItemStatuses),
  orderCount: z.int(),
  updatedAt: instantField,
  version: z.int(),
  offers: z.array(staffOfferSchema),
});
export type StaffServiceItem = z.output<typeof staffItemSchema>;

export const listServiceItems = operation({
  name: 'listServiceItems',
  method: 'POST',
  path: '/api/needs/ListServiceItems',
  caller: keeper,
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    tab: z.enum(serviceItemTabKeys).default('waiting'),
    keyword: z.string().trim().max(20, '关键词至多 20 个字').optional(),
    needType: needTypeField.optional(),
  }),
  result: z.strictObject({
    ...pageResultShape(staffItemSchema),
    tabs: z.array(z.strictObject({ tab: z.enum(serviceItemTabKeys), count: z.int() })),
  }),
  refusals: {},
  summary: 'Services of one tab with the teams that offer them or ask to.',
});

export const saveServiceItem = operation({
  name: 'saveServiceItem',
  act: '编辑服务菜单',
  method: 'PUT',
  path: '/api/needs/SaveServiceItem',
  caller: keeper,
  effect: 'write',
  request: z.strictObject({
    ...itemShape,
    serviceItemId: idField.optional(),
    version: versionField.optional(),
    isListed: z.boolean().default(true),
  }),
  result: z.strictObject({ serviceItemId: z.int() }),
  refusals: saveServiceItemRefusals,
  summary: 'Makes a service, changes its words, or takes it off the menu; orders of it go on.',
});

export const decideServiceOffer = operation({
  name: 'decideServiceOffer',
  act: '审核提供的服务',
  method: 'POST',
  path: '/api/needs/DecideServiceOffer',
  caller: keeper,
  effect: 'write',
  request: z.strictObject({
    offerId: idField,
    version: versionField,
    verdict: z.enum(offerVerdicts, '请选择怎么处理'),
    note: z.string().trim().max(200, '说明至多 200 个字').default(''),
  }),
  result: doneResult,
  refusals: decideOfferRefusals,
  summary:
    'Approves a team’s offer, and with it a service that is new; returns it, or takes it off, with a sentence.',
});
