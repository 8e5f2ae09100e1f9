/** What became of a place on the day; `expected` is a confirmed sign-up that has no participation row yet. */
export const attendanceStates = {
  /** Signed up, not yet seen. */
  expected: '待签到',
  checkedIn: '已签到',
  checkedOut: '已签退',
  /** Checked in, and two hours after the shift's end still not out. */
  noCheckOut: '未签退',
  absent: '缺席',
  /** Absent with an accepted reason; no credit event. */
  excused: '免责缺席',
} as const;
export type AttendanceState = keyof typeof attendanceStates;

/** How an instant was proved (domain.md 4.4.8). */
export const attendanceMethods = {
  /** Rotating code, new every 30 seconds, shown as QR on the leader's screen. */
  rotatingCode: '动态码',
  /** Six digits, new every five minutes, read out by the leader. */
  shortCode: '签到码',
  /** The volunteer's own code on their phone, scanned by the leader. */
  volunteerCode: '志愿者码',
  rollCall: '点名',
  /** Set afterwards by the leader, with a reason. */
  fixed: '补签',
} as const;
export type AttendanceMethod = keyof typeof attendanceMethods;

/** Ways in which the person had a part themselves. */
export const codeMethods = [
  'rotatingCode',
  'shortCode',
  'volunteerCode',
] as const satisfies readonly AttendanceMethod[];

export const placeResults = {
  pass: '在签到范围内',
  fail: '不在签到范围内',
  unknown: '未取得位置',
  notRequired: '不要求定位',
} as const;
export type PlaceResult = keyof typeof placeResults;

/** Instants in minutes that the rules of the day use (domain.md 2.2, 4.2.6). */
export const attendanceLimits = {
  /** Check-in opens this long before the shift starts. */
  opensBeforeMinutes: 60,
  /** Check-out closes this long after the shift's end; then the row is 未签退. */
  checkOutGraceMinutes: 120,
  rotatingSeconds: 30,
  shortCodeSeconds: 300,
  /** So many wrong codes of one person in one activity within so many minutes lock typing for them. */
  wrongCodes: 5,
  wrongCodeMinutes: 15,
  /** The volunteer's own code is new this often, and counts through the next turn: one to two minutes. */
  volunteerCodeSeconds: 60,
  /** A position vaguer than this, in metres, proves no place. */
  sharpEnoughM: 200,
  /** The leader may fix a forgotten sign-out or change an absence this many days after the end. */
  fixWithinDays: 3,
  /** Walk-ins may go beyond the places of a shift by one for so many places, and by this many at least (domain.md 2.2, walkInReserve). */
  walkInReservePerPlaces: 10,
  walkInReserveAtLeast: 2,
  /** Pairs of in and out of a person in one activity on one day (domain.md 4.3.6). */
  maxPairsADay: 3,
} as const;

/** A leader's own step is taken back without a reason for so long: a press may have been a slip. */
export const slipSeconds = 10;

/** Closed list of refusals on the day, each with its sentence. */
export const attendanceRefusals = {
  notConfirmed: '你没有这一场的已通过报名。如已到现场，请让领队用“现场加入”登记',
  tooEarly: '还没到签到时间，开始前 60 分钟起可以签到',
  tooLate: '本场签到签退时间已过，请联系领队补签',
  codeLocked: '签到码输错太多次，15 分钟后再试，或请领队扫你的志愿者码、点名',
  codeWrong: '签到码不对或已过期，请看领队屏幕上最新的码再试',
  outsidePlace: '你不在签到范围内。走近集合点再试，或请领队点名',
  placeUnproved:
    '这个活动必须在签到范围内，手机没有给出足够准确的位置。请打开定位、到开阔处再试，或请领队点名',
  alreadyIn: '你已经签到了，不用重复操作',
  notIn: '你还没有签到，不能签退',
  alreadyOut: '你已经签退了，不用重复操作',
  shiftCancelled: '这一场已取消',
  notStarted: '本场还没有开始，不能登记缺席',
  shiftEnded: '本场已结束，不能再登记签到。确实到场的，请在时长页补录',
  absenceFinal: '缺席登记满 3 天已经生效，不能再改，请联系中心处理',
  wrongState: '这个人现在的状态不能这样操作，请刷新后再看',
  volunteerUnknown: '没有姓名和手机号后 4 位都对得上的志愿者，请核对，或请对方打开志愿者码给你扫',
  volunteerUnclear: '有不止一位志愿者同名且后 4 位相同，请对方打开志愿者码给你扫',
  walkInsFull: '到场人数已达本场名额和机动名额，不能再现场加入。确实需要的，请先在活动里增加名额',
  volunteerStopped: '这位志愿者的账号已停用、受限或未生效，不能登记到场。请联系实践中心',
  notYours: '这一步是你本人用码登记的，不需要异议。时长有误的，请联系领队调整',
  alreadyObjected: '你已经对这条记录提出异议，实践中心核实后会告诉你结果',
  hasHours: '这条记录已算出时长，请在“服务时长”里对时长提出异议',
  minorsExcluded: '这位志愿者未满 18 周岁，本活动不接受未成年人',
  clash: '这位志愿者同一时间在别的场次已签到',
  tooManyPairs: '同一天同一活动最多签到签退 3 次',
  fixWindowOver: '补签要在活动结束后 3 天内完成，请联系中心处理',
  fixOutsideShift: '签退时间要晚于签到时间，且不晚于本场结束后 2 小时',
  reasonNeeded: '请写明撤销的原因，本人会看到',
  hoursConfirmed: '这条记录的时长已经核定，不能再改考勤',
  tapTooOld: '这次点名在手机里等了超过 24 小时，没有登记。签退请用“补签退”，到场请在时长页补录',
  tapBeforeIn: '这次签退点在签到之前，没有登记。请核对手机的时间后再点',
  activityNotRunning: '活动当前状态不能登记考勤',
  teamSuspended: '这支队伍已被暂停，现在不能签到；已经签到的可以照常签退',
  volunteerCodeWrong: '志愿者码不对或已过期，请志愿者刷新后再扫',
  otherActivity: '这个志愿者码是另一个活动的，请到那个活动的签到考勤页再扫',
  ownStep: '自己的签到、签退和更正要由另一位领队来记',
} as const;
export type AttendanceRefusal = keyof typeof attendanceRefusals;

/** The same refusals said to the leader, who records the step of somebody else. */
export const leaderRefusals: Record<AttendanceRefusal, string> = {
  ...attendanceRefusals,
  notConfirmed: '这位志愿者没有这一场的已通过报名。如已到现场，请用“现场加入”登记',
  alreadyIn: '这位志愿者已经签到了，不用重复操作',
  notIn: '这位志愿者还没有签到，不能签退',
  alreadyOut: '这位志愿者已经签退了，不用重复操作',
  tooLate: '本场签退时间已过，请在名单里补签退',
};

/** What happened at a step of attendance, as its receipt says it. */
export const attendanceStepLabels = {
  in: '签到',
  out: '签退',
  fix: '补签退',
  absent: '登记缺席',
  excused: '登记免责',
  undo: '撤销签退',
  undone: '撤销',
  confirm: '本人确认',
} as const;
export type AttendanceStep = keyof typeof attendanceStepLabels;

/** Frequent reasons for setting a sign-out that was forgotten (补签退); whoever it is about reads it. */
export const fixReasons = ['散场时忘记扫码', '领队看着离开的', '手机没电或没有信号'] as const;
