import { standingActLabels } from '../contract/manage-volunteers.words.ts';
import { seenLabels } from '../contract/real-name.words.ts';
import { guardianRelationLabels } from '../contract/registration.words.ts';
import { volunteerStatusLabels } from '../contract/volunteers.words.ts';
import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const volunteersAuditWords: RoomAuditWords = {
  acts: {
    'volunteers.freeGrownUps': '年满 18 周岁，无需监护人确认',
    'volunteers.liftEndedRestrictions': '限制期满',
  },
  targets: {
    realNameCheck: '实名认证',
    volunteer: '志愿者',
  },
  fields: {
    address: '地址',
    checkId: '认证编号',
    emergency: '紧急联系人',
    occupation: '职业',
    relation: '与本人关系',
    seen: '查看的资料',
    serviceAreas: '服务区域',
    serviceCategories: '服务类别',
    standing: '注册状态',
    volunteerId: '志愿者',
  },
  values: {
    relation: guardianRelationLabels,
    seen: seenLabels,
    standing: volunteerStatusLabels,
    'volunteer.act': standingActLabels,
    'volunteer.status': volunteerStatusLabels,
  },
};
