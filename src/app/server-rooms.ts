import {
  accountKeysFrom,
  createAccountsRoom,
  createMobileVault,
  openPolicy,
  type StaffPolicy,
} from '#domains/accounts/server/index.ts';
import { createApprovalsRoom } from '#domains/approvals/server/index.ts';
import { createActivitiesRoom } from '#domains/activities/server/index.ts';
import { createAwardsRoom } from '#domains/awards/server/index.ts';
import { anomaliesRoom } from '#domains/anomalies/server/index.ts';
import { createAttendanceRoom } from '#domains/attendance/server/index.ts';
import { createExportsRoom } from '#domains/exports/server/index.ts';
import { createFileShelf, createFilesRoom } from '#domains/files/server/index.ts';
import {
  createCertificatesRoom,
  revokeStarCertificate,
  tellOfChangedRecords,
} from '#domains/certificates/server/index.ts';
import { createComplaintsRoom } from '#domains/complaints/server/index.ts';
import { discussionRoom } from '#domains/discussion/server/index.ts';
import { followsRoom } from '#domains/follows/server/index.ts';
import { createHoursRoom } from '#domains/hours/server/index.ts';
import { createJobsRoom, visitByLink } from '#domains/jobs/server/index.ts';
import { ledgerRoom } from '#domains/ledger/server/index.ts';
import { createMessagesRoom } from '#domains/messages/server/index.ts';
import { createMydataRoom } from '#domains/mydata/server/index.ts';
import { createNeedsRoom } from '#domains/needs/server/index.ts';
import { createNewsRoom } from '#domains/news/server/index.ts';
import { createRolesRoom } from '#domains/roles/server/index.ts';
import { createSignUpsRoom } from '#domains/signups/server/index.ts';
import { ratingsRoom } from '#domains/ratings/server/index.ts';
import { searchRoom } from '#domains/search/server/index.ts';
import { createSiteRoom } from '#domains/site/server/index.ts';
import { createStatisticsRoom } from '#domains/statistics/server/index.ts';
import { createTeamsRoom } from '#domains/teams/server/index.ts';
import { createPersonalVault, createVolunteersRoom } from '#domains/volunteers/server/index.ts';
import { collectApprovalKinds } from '#platform/server/approvals/approval-kind.ts';
import { auditTasks } from '#platform/server/audit-origins.ts';
import type { AnyTask } from '#platform/server/background.ts';
import { forgetAnswersTask } from '#platform/server/calls/command-answers.ts';
import { floorLeaving } from '#platform/server/leaving/floor-leaving.ts';
import { collectLeaving, type PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { forgetLetters } from '#platform/server/forget-letters.ts';
import { collectAuditWords, collectHistoryGuards } from '#platform/server/audit-words.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { collectExportSources } from '#platform/server/exports/export-source.ts';
import { deriveKey, type Secret } from '#platform/server/encryption.ts';
import type { IdentityPort } from '#platform/server/ports/identity.ts';
import { createMemoryStorage, type StoragePort } from '#platform/server/ports/storage.ts';
import type { ReadState } from '#platform/server/readings/service-state.ts';
import type { Signals } from '#platform/server/signals/signals.ts';
import type { Outbox } from '#platform/server/outbox.ts';
import type { Configuration } from './settings/configuration.ts';
import { resealTask } from './secrets/kept-under-secret.ts';
import { createSilentLetters, describeSms } from './settings/letters.ts';
import {
  accountsReactions,
  actionLinkPerformers,
  activitiesReactions,
  attendanceReactions,
  bulkAudiences,
  needsReactions,
  rolesReactions,
  teamsReactions,
  volunteersReactions,
} from './reactions.ts';

/** What rooms are made with; without `signals` nobody outside this process hears of changes, without `storage` files lie in memory. */
export type RoomSettings = Pick<Configuration, 'secret' | 'publicUrl'> & {
  signals?: Signals;
  storage?: StoragePort;
  /** Absent, letters are written and nobody sends them. */
  outbox?: Outbox;
  /** This process's number among those on one database. */
  instance?: number;
  /** Absent, the drawn map is shown. */
  map?: Configuration['map'];
  /** Absent, no real name is verified but by staff. */
  identity?: IdentityPort | undefined;
  /** What staff are asked for at the login; absent, the password alone. */
  policy?: StaffPolicy;
  /** How the product runs; absent, nothing is known of it. */
  readState?: ReadState;
  /** Staff read the codes of messages: in demo mode, and where only this machine comes in. */
  showsSmsCodes?: boolean;
};

/** Rooms between attendance and hours that need nothing given. */
const plainRooms: readonly Room[] = [
  createAwardsRoom({ onStarWithdrawn: revokeStarCertificate }),
  discussionRoom,
  followsRoom,
  ledgerRoom,
];

/** Rooms after hours that need nothing given. */
const judgingRooms: readonly Room[] = [ratingsRoom, anomaliesRoom];

const codeSecretFrom = (secret: Secret): string =>
  deriveKey(secret, 'attendance-codes').bytes.toString('hex');

/** All background work: of the rooms, of the floor below them, and what the roof adds. */
export const tasksOf = (rooms: readonly Room[], outbox: Outbox, ...more: AnyTask[]): AnyTask[] => [
  ...rooms.flatMap((room) => room.tasks ?? []),
  ...auditTasks,
  forgetAnswersTask,
  outbox.dispatch,
  forgetLetters,
  ...more,
];

/** What all rooms do with somebody who closes the account, and the floor before them, while the phone is still known. */
export const leavingOf = (rooms: readonly Room[]): readonly PersonLeaving[] => [
  floorLeaving,
  ...collectLeaving(rooms),
];

/** Every room of the house, in the order of its tiers; nothing is found by itself. */
export const createRooms = ({
  secret,
  publicUrl,
  storage = createMemoryStorage(),
  outbox = createSilentLetters(secret),
  instance = 0,
  showsSmsCodes = false,
  policy = openPolicy,
  identity,
  map,
  readState,
}: RoomSettings): Room[] => {
  const shelf = createFileShelf(secret, storage);
  const sealing = resealTask(secret, storage);
  const rooms: Room[] = [
    createAccountsRoom({
      secret,
      outbox,
      showsSmsCodes,
      policy,
      publicUrl,
      describeSms,
      auditWords: () => collectAuditWords(rooms),
      historyGuards: () => collectHistoryGuards(rooms),
      ...accountsReactions,
    }),
    createFilesRoom(shelf),
    createSiteRoom({ map }),
    createRolesRoom(rolesReactions),
    createMessagesRoom({
      secret,
      publicUrl,
      outbox,
      openMobile: createMobileVault(accountKeysFrom(secret)).open,
      performers: { ...actionLinkPerformers, visit: visitByLink({ secret, outbox }) },
      audiences: bulkAudiences,
    }),
    createVolunteersRoom({ secret, identity, ...volunteersReactions }),
    createTeamsRoom({ secret, publicUrl, ...teamsReactions }),
    createNeedsRoom({ secret, outbox, shelf, reactions: needsReactions }),
    createNewsRoom({ instance }),
    createApprovalsRoom(() => collectApprovalKinds(rooms)),
    createExportsRoom({ secret, storage, sources: () => collectExportSources(rooms) }),
    createActivitiesRoom(activitiesReactions),
    createSignUpsRoom({ secret, publicUrl }),
    createJobsRoom({ secret, publicUrl, outbox }),
    createAttendanceRoom({ ...attendanceReactions, codeSecret: codeSecretFrom(secret), publicUrl }),
    ...plainRooms,
    createHoursRoom({ publicUrl, recordsChanged: tellOfChangedRecords }),
    ...judgingRooms,
    createComplaintsRoom({ secret, outbox }),
    createCertificatesRoom({ publicUrl, openId: createPersonalVault(secret).openId }),
    searchRoom,
    createStatisticsRoom({ secret, readState, tasks: () => tasksOf(rooms, outbox, sealing) }),
    createMydataRoom({ secret, publicUrl, leaving: () => leavingOf(rooms) }),
  ];
  return rooms;
};
