import type { Generated } from 'kysely';
import type { JsonColumn } from '../json-column.ts';

/** Tables that the teams room writes; columns are described in the migration. */
export type TeamsTable = {
  id: Generated<number>;
  accountId: number;
  teamNo: string;
  name: string;
  shortName: string;
  sealChar: string | null;
  category: string;
  teamClass: string;
  legalForm: string;
  organisationId: number;
  area: string;
  address: string;
  lng: number | null;
  lat: number | null;
  foundedOn: string | null;
  iconUrl: string | null;
  leaderName: string;
  contactName: string;
  contactPhone: string;
  isContactPublic: Generated<boolean>;
  slogan: Generated<string>;
  intro: string;
  joinMode: 'approval' | 'open' | 'closed' | 'code';
  trustGrade: Generated<'A' | 'B' | 'C'>;
  stars: number | null;
  status: 'draft' | 'pending' | 'returned' | 'rejected' | 'active' | 'suspended' | 'dissolved';
  registeredAt: Generated<Date>;
  version: Generated<number>;
  uscc: string | null;
  email: Generated<string>;
  joinCode: string | null;
  joinNotice: Generated<string>;
  submittedAt: Date | null;
  reviewedAt: Date | null;
  reviewedBy: number | null;
  reviewNote: string | null;
  suspendedUntil: Date | null;
  dissolvedAt: Date | null;
};

export type TeamChangesTable = {
  id: number;
  teamId: number;
  fields: JsonColumn;
  note: Generated<string>;
  status: 'pending' | 'passed' | 'rejected' | 'withdrawn';
  submittedAt: Date;
  decidedAt: Date | null;
  decidedBy: number | null;
  deciderName: string | null;
  reason: string | null;
};

export type TeamMembersTable = {
  id: Generated<number>;
  teamId: number;
  volunteerId: number | null;
  name: string;
  memberRole: Generated<'captain' | 'viceCaptain' | 'manager' | 'liaison' | 'member'>;
  status:
    | 'applied'
    | 'invited'
    | 'active'
    | 'offline'
    | 'rejected'
    | 'declined'
    | 'withdrawn'
    | 'lapsed'
    | 'paused'
    | 'left'
    | 'removed';
  joinWay: 'apply' | 'invite' | 'phone' | 'code' | 'import' | 'add';
  joinedAt: Date | null;
  leftAt: Date | null;
  createdAt: Generated<Date>;
  groupName: Generated<string>;
  memberNo: string | null;
  gender: 'male' | 'female' | null;
  mobileCipher: string | null;
  mobileHash: string | null;
  mobileMasked: string | null;
  idCipher: string | null;
  idMasked: string | null;
  birthOn: string | null;
  applyMessage: Generated<string>;
  rejectReason: string | null;
  leaveReason: string | null;
  remark: Generated<string>;
  tags: Generated<string[]>;
  invitedUntil: Date | null;
  pausedAt: Date | null;
  captainOfferedAt: Date | null;
  decidedAt: Date | null;
  decidedBy: number | null;
  updatedAt: Generated<Date>;
  version: Generated<number>;
};

/** Invitations by phone that wait to be carried out; gone once they were. */
export type TeamPhoneInvitationsTable = {
  teamId: number;
  mobileHash: string;
  groupName: string;
  memberRole: 'viceCaptain' | 'manager' | 'liaison' | 'member';
  invitedUntil: Date;
  createdAt: Date;
};

export type TeamInviteLinksTable = {
  teamId: number;
  code: string;
  expiresAt: Date;
  createdBy: number;
  createdAt: Generated<Date>;
};

export type TeamJoinFailuresTable = {
  teamId: number;
  volunteerId: number;
  failures: number;
  windowStartedAt: Date;
};

export type TeamFiguresTable = {
  teamId: number;
  memberCount: number;
  activityCount: number;
  effectiveMinutes: number;
  computedAt: Date;
};

/** Side table of search. */
export type TeamSearchTable = {
  teamId: number;
  tokens: string;
};
