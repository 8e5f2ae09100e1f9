import type { Generated } from 'kysely';

/** Tables that the complaints room writes; columns are described in the migration. */
export type ComplaintsTable = {
  id: number;
  complaintNo: string;
  requestKey: string;
  kind: 'hour' | 'team' | 'activity' | 'person' | 'need' | 'content' | 'privacy' | 'unsure';
  targetType: 'activity' | 'team' | 'hour' | 'need' | 'person' | 'news' | null;
  targetId: number | null;
  targetTitle: string;
  organisationId: number | null;
  partyIds: number[];
  content: string;
  isAnonymous: boolean;
  identityCipher: string | null;
  ownerHash: string | null;
  mobileHash: string | null;
  queryHash: string;
  status: 'submitted' | 'investigating' | 'upheld' | 'unfounded' | 'refused' | 'reviewing' | 'withdrawn';
  submittedAt: Date;
  dueAt: Date | null;
  overdueToldAt: Generated<Date | null>;
  handlerId: Generated<number | null>;
  decidedBy: Generated<number | null>;
  decidedAt: Generated<Date | null>;
  reviewUntil: Generated<Date | null>;
  reviewAskedAt: Generated<Date | null>;
  extendedAt: Generated<Date | null>;
  unsealedFor: Generated<number | null>;
  unsealedUntil: Generated<Date | null>;
  version: Generated<number>;
  updatedAt: Date;
};

/** What a member of staff has written of an answer so far. */
export type ComplaintDraftsTable = {
  complaintId: number;
  accountId: number;
  answer: string;
  partyNote: string;
  savedAt: Date;
};

export type ComplaintStepsTable = {
  id: Generated<number>;
  complaintId: number;
  step:
    | 'submitted'
    | 'accepted'
    | 'added'
    | 'extended'
    | 'upheld'
    | 'unfounded'
    | 'refused'
    | 'reviewAsked'
    | 'withdrawn'
    | 'unsealed';
  at: Date;
  byKind: 'complainant' | 'staff';
  byId: number | null;
  note: Generated<string>;
};
