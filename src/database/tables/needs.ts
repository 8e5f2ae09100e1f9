import type { Generated } from 'kysely';

/** Tables that the needs room writes; columns are described in the migration. */
export type NeedsTable = {
  id: number;
  needNo: string;
  requestKey: string;
  status:
    | 'submitted'
    | 'returned'
    | 'rejected'
    | 'merged'
    | 'toDispatch'
    | 'dispatched'
    | 'openPool'
    | 'accepted'
    | 'inService'
    | 'toRate'
    | 'closed'
    | 'cancelled';
  title: string;
  description: string;
  publicTitle: string | null;
  publicText: string | null;
  needType: string;
  category: string;
  personCount: number;
  peopleNeeded: number | null;
  requesterKind: 'self' | 'family' | 'neighbor' | 'grid' | 'station' | 'team' | 'unit';
  requesterAccountId: number | null;
  privateCipher: string | null;
  requesterMobileHash: string | null;
  requesterMasked: string;
  area: string;
  organisationId: number;
  expectStart: Date;
  expectEnd: Date;
  isTimeFlexible: boolean;
  urgency: 'normal' | 'soon' | 'urgent';
  isPublic: boolean;
  channel: 'site' | 'account';
  verifyMethod: 'visit' | 'phone' | 'network' | 'station' | null;
  verifiedBy: number | null;
  verifiedAt: Date | null;
  mergedInto: number | null;
  submittedAt: Date;
  reviewDueAt: Date;
  dispatchDueAt: Date | null;
  overdueToldAt: Date | null;
  endedAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
  serviceItemId: Generated<number | null>;
};

/** One state that a need came into. */
export type NeedStepsTable = {
  id: Generated<number>;
  needId: number;
  status: NeedsTable['status'];
  at: Date;
  byKind: 'requester' | 'staff' | 'team' | 'system';
  byId: number | null;
  reason: string | null;
  note: Generated<string>;
};

/** Side table of search. */
export type NeedSearchTable = { needId: number; tokens: string };

/** What may be ordered by name. */
export type ServiceItemsTable = {
  id: Generated<number>;
  name: string;
  needType: string;
  category: string;
  summary: string;
  terms: string;
  minutes: number;
  leadDays: number;
  status: 'proposed' | 'listed' | 'off';
  proposedBy: number | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
};

/** That a team offers one service. */
export type ServiceOffersTable = {
  id: Generated<number>;
  itemId: number;
  teamId: number;
  areas: string[];
  weeklyQuota: number;
  status: 'pending' | 'on' | 'returned' | 'ended';
  pausedUntil: string | null;
  note: Generated<string>;
  decidedBy: number | null;
  decidedAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
};
