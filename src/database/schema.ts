import type { PlatformTables } from './tables/platform.ts';
import type {
  SiteSettingsTable,
  OrganisationsTable,
  AreasTable,
  ServiceCategoriesTable,
  WorkCalendarTable,
  PageErrorsTable,
} from './tables/site.ts';
import type { RolesTable, MenusTable } from './tables/roles.ts';
import type {
  AccountsTable,
  SessionsTable,
  LoginAttemptsTable,
  UsedRefreshSecretsTable,
  SecondFactorsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  RecoveryCodesTable,
  DeskLooksTable,
  ListViewsTable,
  SpentProofsTable,
  PasswordHistoryTable,
  SmsCodesTable,
  ConsentsTable,
} from './tables/accounts.ts';
import type {
  GuardiansTable,
  RealNameChecksTable,
  RealNameLooksTable,
  VolunteersTable,
} from './tables/volunteers.ts';
import type {
  TeamChangesTable,
  TeamFiguresTable,
  TeamInviteLinksTable,
  TeamPhoneInvitationsTable,
  TeamJoinFailuresTable,
  TeamMembersTable,
  TeamSearchTable,
  TeamsTable,
} from './tables/teams.ts';
import type {
  ActivitiesTable,
  ActivityChangesTable,
  ActivityLeadersTable,
  ActivityFilesTable,
  ActivityMakeupPeopleTable,
  ActivityMakeupsTable,
  ActivityReleasesTable,
  ActivitySearchTable,
  ShiftsTable,
} from './tables/activities.ts';
import type {
  CalendarFeedsTable,
  CoverAsksTable,
  SignUpCodeFailuresTable,
  CoverRequestsTable,
  CreditEventsTable,
  PersonNotesTable,
  ReconfirmationsTable,
  SignUpsTable,
} from './tables/signups.ts';
import type {
  ParticipationsTable,
  AttendanceEventsTable,
  AttendanceTapsTable,
  VolunteerCodeShowsTable,
} from './tables/attendance.ts';
import type {
  RecordEntriesTable,
  StarAwardsTable,
  StarLevelsTable,
  StarNightsTable,
} from './tables/awards.ts';
import type {
  HourClaimsTable,
  HourCorrectionsTable,
  HourMaterialAsksTable,
  HourEntriesTable,
  HourOriginsView,
  HourSamplesTable,
  ServiceHoursTable,
} from './tables/hours.ts';
import type {
  LedgerChainsTable,
  LedgerEntriesTable,
  LedgerLeavesTable,
  LedgerNamesTable,
  LedgerNodesTable,
  LedgerRootsTable,
  LedgerStartTable,
} from './tables/ledger.ts';
import type {
  NewsCategoriesTable,
  NewsItemsTable,
  NewsRevisionsTable,
  NewsSearchTable,
} from './tables/news.ts';
import type { ChatPostsTable, ChatReportsTable, ChatWordsTable } from './tables/discussion.ts';
import type {
  ActionLinksTable,
  BulkMessagesTable,
  MessageDeliveriesTable,
  MessageMutesTable,
  MessagePreferencesTable,
  MessageReportsTable,
  MessagesTable,
} from './tables/messages.ts';
import type { AccountClosingsTable } from './tables/mydata.ts';
import type { FavouritesTable, OpeningRemindersTable, TeamFollowsTable } from './tables/follows.ts';
import type { FilesTable } from './tables/files.ts';
import type {
  CallbackDrawsTable,
  NeedCallbacksTable,
  NeedRatingsTable,
  NeedSearchTable,
  NeedsTable,
  NeedStepsTable,
  ServiceItemsTable,
  ServiceOffersTable,
} from './tables/needs.ts';
import type {
  DispatchesTable,
  DispatchSettingsTable,
  JobAssignmentsTable,
  JobsTable,
  JobStepsTable,
  MicroPartsTable,
  PostPeopleTable,
  PostSlotsTable,
  TeamReachTable,
} from './tables/jobs.ts';
import type {
  AnomalyChecksTable,
  AnomalyFlagsTable,
  SpotChecksTable,
  SpotDrawsTable,
} from './tables/anomalies.ts';
import type {
  CertificateBatchesTable,
  CertificateDaysTable,
  CertificatesTable,
  CertificateWishesTable,
  IssuerSealsTable,
} from './tables/certificates.ts';
import type { ComplaintsTable, ComplaintDraftsTable, ComplaintStepsTable } from './tables/complaints.ts';
import type { RatingsTable } from './tables/ratings.ts';
import type {
  DaySumsTable,
  DaySumsWaitingTable,
  FiguresTable,
  ShiftTalliesTable,
  ShiftTalliesWaitingTable,
} from './tables/statistics.ts';

/** Every table, in TypeScript's camelCase; one entry a table, grouped by the room that writes it. */
export type Schema = PlatformTables & {
  siteSettings: SiteSettingsTable;
  organisations: OrganisationsTable;
  areas: AreasTable;
  serviceCategories: ServiceCategoriesTable;
  workCalendar: WorkCalendarTable;
  pageErrors: PageErrorsTable;
  roles: RolesTable;
  menus: MenusTable;
  accountClosings: AccountClosingsTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  loginAttempts: LoginAttemptsTable;
  usedRefreshSecrets: UsedRefreshSecretsTable;
  secondFactors: SecondFactorsTable;
  passkeyChallenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  recoveryCodes: RecoveryCodesTable;
  deskLooks: DeskLooksTable;
  listViews: ListViewsTable;
  spentProofs: SpentProofsTable;
  passwordHistory: PasswordHistoryTable;
  smsCodes: SmsCodesTable;
  consents: ConsentsTable;
  files: FilesTable;
  volunteers: VolunteersTable;
  realNameChecks: RealNameChecksTable;
  realNameLooks: RealNameLooksTable;
  guardians: GuardiansTable;
  teams: TeamsTable;
  teamChanges: TeamChangesTable;
  teamMembers: TeamMembersTable;
  teamInviteLinks: TeamInviteLinksTable;
  teamPhoneInvitations: TeamPhoneInvitationsTable;
  teamJoinFailures: TeamJoinFailuresTable;
  teamFigures: TeamFiguresTable;
  teamSearch: TeamSearchTable;
  activities: ActivitiesTable;
  activityLeaders: ActivityLeadersTable;
  activityMakeups: ActivityMakeupsTable;
  activityFiles: ActivityFilesTable;
  activityMakeupPeople: ActivityMakeupPeopleTable;
  activityChanges: ActivityChangesTable;
  activityReleases: ActivityReleasesTable;
  activitySearch: ActivitySearchTable;
  shifts: ShiftsTable;
  anomalyChecks: AnomalyChecksTable;
  anomalyFlags: AnomalyFlagsTable;
  spotChecks: SpotChecksTable;
  spotDraws: SpotDrawsTable;
  certificateDays: CertificateDaysTable;
  certificates: CertificatesTable;
  issuerSeals: IssuerSealsTable;
  certificateBatches: CertificateBatchesTable;
  certificateWishes: CertificateWishesTable;
  complaints: ComplaintsTable;
  complaintDrafts: ComplaintDraftsTable;
  complaintSteps: ComplaintStepsTable;
  needs: NeedsTable;
  needSteps: NeedStepsTable;
  needSearch: NeedSearchTable;
  needRatings: NeedRatingsTable;
  needCallbacks: NeedCallbacksTable;
  callbackDraws: CallbackDrawsTable;
  serviceItems: ServiceItemsTable;
  serviceOffers: ServiceOffersTable;
  dispatches: DispatchesTable;
  jobAssignments: JobAssignmentsTable;
  jobs: JobsTable;
  jobSteps: JobStepsTable;
  microParts: MicroPartsTable;
  postSlots: PostSlotsTable;
  postPeople: PostPeopleTable;
  teamReach: TeamReachTable;
  dispatchSettings: DispatchSettingsTable;
  signUps: SignUpsTable;
  creditEvents: CreditEventsTable;
  calendarFeeds: CalendarFeedsTable;
  reconfirmations: ReconfirmationsTable;
  personNotes: PersonNotesTable;
  recordEntries: RecordEntriesTable;
  starLevels: StarLevelsTable;
  starAwards: StarAwardsTable;
  starNights: StarNightsTable;
  coverRequests: CoverRequestsTable;
  coverAsks: CoverAsksTable;
  signUpCodeFailures: SignUpCodeFailuresTable;
  favourites: FavouritesTable;
  teamFollows: TeamFollowsTable;
  openingReminders: OpeningRemindersTable;
  participations: ParticipationsTable;
  attendanceEvents: AttendanceEventsTable;
  attendanceTaps: AttendanceTapsTable;
  hourEntries: HourEntriesTable;
  hourCorrections: HourCorrectionsTable;
  hourClaims: HourClaimsTable;
  hourMaterialAsks: HourMaterialAsksTable;
  volunteerCodeShows: VolunteerCodeShowsTable;
  ledgerChains: LedgerChainsTable;
  ledgerEntries: LedgerEntriesTable;
  ledgerNames: LedgerNamesTable;
  ledgerLeaves: LedgerLeavesTable;
  ledgerNodes: LedgerNodesTable;
  ledgerRoots: LedgerRootsTable;
  ledgerStart: LedgerStartTable;
  serviceHours: ServiceHoursTable;
  hourOrigins: HourOriginsView;
  hourSamples: HourSamplesTable;
  ratings: RatingsTable;
  newsCategories: NewsCategoriesTable;
  newsItems: NewsItemsTable;
  newsRevisions: NewsRevisionsTable;
  newsSearch: NewsSearchTable;
  messages: MessagesTable;
  messagePreferences: MessagePreferencesTable;
  messageDeliveries: MessageDeliveriesTable;
  messageMutes: MessageMutesTable;
  messageReports: MessageReportsTable;
  bulkMessages: BulkMessagesTable;
  actionLinks: ActionLinksTable;
  chatPosts: ChatPostsTable;
  chatReports: ChatReportsTable;
  chatWords: ChatWordsTable;
  figures: FiguresTable;
  daySums: DaySumsTable;
  daySumsWaiting: DaySumsWaitingTable;
  shiftTallies: ShiftTalliesTable;
  shiftTalliesWaiting: ShiftTalliesWaitingTable;
};
