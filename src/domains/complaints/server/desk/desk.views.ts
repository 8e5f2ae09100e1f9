import { toInstant } from '#platform/contract/instants.ts';
import type { ComplaintDeskRow } from '../../contract/complaint-desk.contract.ts';
import { subjectOf } from '../complaints.rules.ts';
import { complaintCard, type WorkdaysLeft } from '../complaints.views.ts';
import type { DeskRow } from './desk.queries.ts';

/** A complaint in the list of staff. */
export const deskRow = (row: DeskRow, workdaysLeft: WorkdaysLeft): ComplaintDeskRow => ({
  ...complaintCard(row, workdaysLeft),
  subject: subjectOf(row.content),
  isAnonymous: row.isAnonymous,
  handlerName: row.handlerName,
  updatedAt: toInstant(row.updatedAt),
});
