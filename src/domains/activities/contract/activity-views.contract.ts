import { z } from 'zod';
import { categoryKeys } from '#domains/site/contract/categories.words.ts';
import { idField, instantField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { postViewSchema } from './posts.contract.ts';
import {
  type ActivityAct,
  activityActs,
  activityPhases,
  activityStatuses,
  coverLayouts,
  coverTones,
  lintLevelLabels,
  minorPolicyLabels,
  mostPictureWords,
  placePolicyLabels,
  recruitScopeLabels,
  riskLevelLabels,
  shiftStatusLabels,
  signUpModeLabels,
  waitlistModeLabels,
} from './activities.words.ts';

export const categoryField = z.enum(categoryKeys);
export const statusField = z.enum(activityStatuses);
const actField = z.enum<ActivityAct[]>(activityActs);
export const minorPolicyField = z.enum(keysOf(minorPolicyLabels));
export const riskLevelField = z.enum(keysOf(riskLevelLabels));
export const placePolicyField = z.enum(keysOf(placePolicyLabels));
export const recruitScopeField = z.enum(keysOf(recruitScopeLabels));
export const signUpModeField = z.enum(keysOf(signUpModeLabels));
export const waitlistModeField = z.enum(keysOf(waitlistModeLabels));

const pictureUrlField = z
  .string()
  .regex(/^\/files\/p\/[0-9a-f]{32}\/1600\.webp$/u, '请上传图片，不能使用别处的地址');

/** What is pinned on the drawn cover; the drawing itself comes from category and the key `activity:<id>`. */
export const coverSchema = z.strictObject({
  layout: z.enum(coverLayouts).optional(),
  motif: z.string().max(30).optional(),
  tone: z.enum(coverTones).optional(),
  /** A photo instead, as it was uploaded with the purpose `activityPicture`. */
  src: pictureUrlField.optional(),
});

export type ActivityCover = z.output<typeof coverSchema>;

/** A picture of an activity, with words for those who do not see it; a draft may still lack them. */
export const pictureSchema = z.strictObject({
  url: pictureUrlField,
  alt: z.string().trim().max(mostPictureWords, `图片说明至多 ${mostPictureWords} 个字`).default(''),
});
export type ActivityPicture = z.output<typeof pictureSchema>;

/** The team as a card names it; `sealChar` overrides the first character of the name on the drawn seal. */
export const teamBriefSchema = z.strictObject({
  id: idField,
  name: z.string(),
  shortName: z.string(),
  category: z.string(),
  sealChar: z.string().nullable(),
});

/** A shift (班次). `minutes` = what it counts for: its length less the break. */
export const shiftViewSchema = z.strictObject({
  id: idField,
  postName: z.string(),
  startsAt: instantField,
  endsAt: instantField,
  breakMinutes: z.int(),
  minutes: z.int(),
  capacity: z.int(),
  minNeeded: z.int(),
  takenCount: z.int(),
  waitCount: z.int(),
  /** When sign-up closes where that is before the start. */
  closesAt: instantField.nullable(),
  /** Free places now; 0 when the shift has begun or takes nobody. */
  placesLeft: z.int(),
  status: z.enum(keysOf(shiftStatusLabels)),
});

/** The first shift that is not over, else the last one. */
const nextShiftSchema = z.strictObject({
  id: idField,
  postName: z.string(),
  startsAt: instantField,
  endsAt: instantField,
  minutes: z.int(),
});

/** What every list of activities shows; `startsAt`/`endsAt` span all shifts and are null in an unfinished draft. */
const headShape = {
  id: idField,
  activityNo: z.string(),
  title: z.string(),
  summary: z.string(),
  category: categoryField,
  /** Area code and name; null means the whole city (全市). */
  area: z.string().nullable(),
  areaName: z.string().nullable(),
  placeName: z.string(),
  startsAt: instantField.nullable(),
  endsAt: instantField.nullable(),
  signUpOpensAt: instantField.nullable(),
  signUpClosesAt: instantField.nullable(),
  shiftCount: z.int(),
  nextShift: nextShiftSchema.nullable(),
  /** Places, places taken and people needed, summed over all shifts. */
  capacity: z.int(),
  takenCount: z.int(),
  minNeeded: z.int(),
  /** Free places in shifts still to come: 还差 N 人. */
  placesLeft: z.int(),
  phase: z.enum(activityPhases).nullable(),
  cover: coverSchema.nullable(),
};

/** One card of the public lists. */
export const activityCardSchema = z.strictObject({
  ...headShape,
  phase: z.enum(activityPhases),
  startsAt: instantField,
  endsAt: instantField,
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  minorPolicy: minorPolicyField,
  recruitScope: recruitScopeField,
  team: teamBriefSchema,
});
export type ActivityCard = z.output<typeof activityCardSchema>;

/** A card of a list that was asked for near a place: how far it is, in metres; absent where there is no place on either side. */
export const listedCardSchema = z.strictObject({
  ...activityCardSchema.shape,
  distanceM: z.int().optional(),
});

/** One thing that a change changes, old → new in words. */
const differenceSchema = z.strictObject({ label: z.string(), before: z.string(), after: z.string() });
export const differencesSchema = z.array(differenceSchema);
export type Difference = z.output<typeof differenceSchema>;

/** Teams whose members an activity takes (指定队伍). */
export const namedTeamsSchema = z.array(z.strictObject({ id: idField, name: z.string() }));

/** The public page of one activity, cancelled ones included (`status` and `cancelReason` make the banner). */
export const activityDetailSchema = z.strictObject({
  ...activityCardSchema.shape,
  status: statusField,
  /** Told by its team afterwards (补录): it was never open to sign up for. */
  isMakeup: z.boolean(),
  cancelReason: z.string().nullable(),
  /** Rich text as the server cleaned it. */
  content: z.string(),
  pictures: z.array(pictureSchema),
  requirements: z.array(z.string()),
  preparations: z.array(z.string()),
  serviceObjects: z.array(z.string()),
  guarantees: z.array(z.string()),
  address: z.string(),
  placeNote: z.string(),
  checkInRadiusM: z.int(),
  placePolicy: placePolicyField,
  /** People that each may bring along. */
  companionsMax: z.int(),
  signUpMode: signUpModeField,
  waitlistMode: waitlistModeField,
  cancelDeadlineHours: z.int(),
  minAge: z.int().nullable(),
  maxAge: z.int().nullable(),
  /** Effective service minutes a volunteer must already have. */
  minMinutes: z.int(),
  riskLevel: riskLevelField,
  riskNotice: z.string(),
  /** Version of the risk notice that a sign-up acknowledges. */
  riskVersion: z.int(),
  isInsured: z.boolean(),
  subsidy: z.string(),
  weatherPolicy: z.string(),
  /** Null unless the team made its contact public. */
  contact: z.strictObject({ name: z.string(), phone: z.string() }).nullable(),
  beneficiaryPlanned: z.int(),
  beneficiaryActual: z.int().nullable(),
  settleSummary: z.string().nullable(),
  publishedAt: instantField.nullable(),
  organisationName: z.string(),
  shifts: z.array(shiftViewSchema),
  /** Posts of its shifts that say more than their name. */
  posts: z.array(postViewSchema),
  namedTeams: namedTeamsSchema,
  /** The newest change of what people agreed to, while the activity is still to come or runs. */
  changed: z.strictObject({ at: instantField, differences: differencesSchema }).nullable(),
  team: z.strictObject({
    ...teamBriefSchema.shape,
    stars: z.int().nullable(),
    slogan: z.string(),
    memberCount: z.int(),
    activityCount: z.int(),
    effectiveMinutes: z.int(),
    /** Takes applications, a code, or everybody. */
    takesMembers: z.boolean(),
  }),
});
export type ActivityDetail = z.output<typeof activityDetailSchema>;

/** One finding of the publish linter (domain.md 4.6); `field` is the form's path, such as `shifts.0.endsAt`. */
const findingSchema = z.strictObject({
  level: z.enum(['warn', 'release', 'block']),
  code: z.string(),
  field: z.string(),
  msg: z.string(),
  /**
   * Only of a finding that the centre may let through: the words a release is bound to. Such a finding blocks until the
   * form gives a ground (申请放行理由), then its level is `release`.
   */
  releasable: z.string().optional(),
});
export type Finding = z.output<typeof findingSchema>;

/** Verdict of the linter: the worst level and every finding, blocking ones first. */
export const verdictSchema = z.strictObject({
  level: z.enum(keysOf(lintLevelLabels)),
  findings: z.array(findingSchema),
});

const releaseShape = { code: z.string(), words: z.string(), reason: z.string(), releasedAt: instantField };
/** A finding that the centre let through (放行), as the team reads it. */
export const releaseSchema = z.strictObject(releaseShape);
/** The same for staff: also what the team asked with, and who decided. */
export const reviewedReleaseSchema = z.strictObject({
  ...releaseShape,
  ground: z.string(),
  releaserName: z.string(),
});
export type ReviewedRelease = z.output<typeof reviewedReleaseSchema>;

/** One row of the team's own list. */
export const teamActivityRowSchema = z.strictObject({
  ...headShape,
  status: statusField,
  version: z.int(),
  /** Sign-ups waiting for the team's decision, and people on waiting lists. */
  pendingCount: z.int(),
  waitingCount: z.int(),
  reviewNote: z.string().nullable(),
  /** Told afterwards (补录). */
  isMakeup: z.boolean(),
  updatedAt: instantField,
  acts: z.array(actField),
});
export type TeamActivityRow = z.output<typeof teamActivityRowSchema>;
