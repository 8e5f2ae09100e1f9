import type { RoomAuditWords } from '#platform/server/audit-words.ts';
import { assignmentStatusLabels, visitOutcomeLabels } from '../contract/assignments.words.ts';
import { microPartStatusLabels } from '../contract/micro.words.ts';
import { postPersonLabels } from '../contract/standing.words.ts';
import {
  choiceReasonLabels,
  jobResultLabels,
  jobStatusLabels,
  visitStatusLabels,
} from '../contract/jobs.words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const jobsAuditWords: RoomAuditWords = {
  acts: {
    expireJob: '任务答复超时',
    expireAssignment: '队员答复超时',
    lapsePool: '抢单池到期',
    followActivity: '跟进转成的活动',
    returnJob: '暂停队伍的任务交回',
    endMicroByTime: '随手志愿到期结束',
    expireMicroPart: '随手志愿没有传照片',
    settleDuty: '岗位值守结束',
    endPost: '岗位到期结束',
    keepPostPerson: '试用结束转正',
  },
  targets: { job: '任务', microPart: '随手志愿', dispatchSettings: '派单规则' },
  fields: {
    choiceReason: '选择原因',
    jobId: '任务',
    jobNo: '任务单号',
    teams: '队伍',
    openJobs: '一支队伍同时在办',
    volunteerIds: '队员',
    inAt: '签到',
    outAt: '签退',
    visitOutcome: '上门办得怎样',
    visitStart: '上门时间',
    visitEnd: '上门结束',
    visitStatus: '上门约定',
    resultCode: '结项结果',
    reachKilometres: '距离算到（公里）',
    'dispatchSettings.answers': '响应权重',
    'dispatchSettings.capacity': '余力权重',
    'dispatchSettings.distance': '距离权重',
    'dispatchSettings.fairness': '均衡权重',
    'dispatchSettings.skill': '技能权重',
    'dispatchSettings.category': '类别权重',
  },
  values: {
    visitStatus: visitStatusLabels,
    resultCode: jobResultLabels,
    choiceReason: choiceReasonLabels,
    visitOutcome: visitOutcomeLabels,
    'job.status': {
      ...postPersonLabels,
      ...microPartStatusLabels,
      ...assignmentStatusLabels,
      ...jobStatusLabels,
    },
  },
};
