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
  channel: 'site' | 'account' | 'phone' | 'counter' | 'visit';
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
  rateDueAt: Generated<Date | null>;
  reworkCount: Generated<number>;
  outcome: Generated<'solved' | 'part' | 'unsolved' | 'unrated' | null>;
  hasVoice: Generated<boolean>;
  pictureCount: Generated<number>;
  textTypedBy: Generated<number | null>;
  textTypedAt: Generated<Date | null>;
  forMinor: Generated<'teen' | 'child' | null>;
  /** Who took it down for somebody. */
  takenBy: Generated<number | null>;
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

/** What was said of a need after one report of the team. */
export type NeedRatingsTable = {
  needId: number;
  round: number;
  outcome: 'solved' | 'part' | 'unsolved';
  timely: number | null;
  attitude: number | null;
  quality: number | null;
  note: Generated<string>;
  via: 'account' | 'code' | 'link' | 'phone' | 'proxy';
  byId: number | null;
  at: Date;
};

/** The random draw of one week. */
export type CallbackDrawsTable = {
  week: string;
  seed: string;
  endedCount: number;
  drawnCount: number;
  drawnAt: Date;
};

/** A need whose requester is called back. */
export type NeedCallbacksTable = {
  needId: number;
  week: string;
  status: 'open' | 'agrees' | 'differs' | 'unreached';
  note: Generated<string>;
  byId: number | null;
  at: Date | null;
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
