import type { RoomAuditWords } from '#platform/server/audit-words.ts';
import {
  complaintKindLabels,
  complaintStatusLabels,
  complaintVerdictLabels,
} from '../contract/complaints.words.ts';

/** What the audit log says of this room: the objects its acts are about, and their coded values. */
export const complaintsAuditWords: RoomAuditWords = {
  acts: {},
  targets: { complaint: '投诉' },
  fields: { complaintNo: '编号', complaintKind: '投诉类型' },
  values: {
    complaintKind: complaintKindLabels,
    'complaint.status': complaintStatusLabels,
    'complaint.verdict': complaintVerdictLabels,
  },
};
