import { addDays, startOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { dropKeptForm, keepForm, keptPlace, readKeptForm } from '#platform/web/long-form/kept-form.ts';
import { voiceTitleOf } from '../../contract/need-files.words.ts';
import type { MinorAge } from '../../contract/minors.words.ts';
import type { NeedType, RequesterKind, Urgency } from '../../contract/needs.words.ts';

/** Parts of a day that somebody may wish for, in hours. */
export const dayParts = {
  all: { label: '全天', from: 8, to: 20 },
  morning: { label: '上午', from: 8, to: 12 },
  afternoon: { label: '下午', from: 12, to: 18 },
  evening: { label: '晚上', from: 18, to: 21 },
} as const;
export type DayPart = keyof typeof dayParts;

/** What is typed of a need before it is sent. */
export type NeedDraft = {
  needType: NeedType | '';
  title: string;
  description: string;
  requesterKind: RequesterKind;
  beneficiaryName: string;
  hasConsent: boolean;
  /** Absent for a grown-up. */
  minorAge: MinorAge | undefined;
  guardianName: string;
  guardianMobile: string;
  hasGuardianConsent: boolean;
  area: string;
  organisationId: number | undefined;
  address: string;
  /** A Shanghai day, or `any`: one of the next days. */
  day: string;
  part: DayPart;
  isTimeFlexible: boolean;
  urgency: Urgency;
  risks: string[];
  riskNote: string;
  isPublic: boolean;
  isNoEmergency: boolean;
};

export const emptyDraft: NeedDraft = {
  needType: '',
  title: '',
  description: '',
  requesterKind: 'self',
  beneficiaryName: '',
  hasConsent: false,
  minorAge: undefined,
  guardianName: '',
  guardianMobile: '',
  hasGuardianConsent: false,
  area: '',
  organisationId: undefined,
  address: '',
  day: 'any',
  part: 'all',
  isTimeFlexible: true,
  urgency: 'normal',
  risks: [],
  riskNote: '',
  isPublic: true,
  isNoEmergency: false,
};

/** What whoever comes should mind, by a press; the first stands alone. */
export const noRisk = '没有特别的';
export const commonRisks = [noRisk, '要登高', '碰电', '家里有狗', '有传染病人', '情绪不稳', '其他'] as const;

/** A pressed risk joins or leaves; `没有特别的` and the others exclude each other. */
export function toggleRisk(risks: readonly string[], risk: string): string[] {
  if (risks.includes(risk)) return risks.filter((one) => one !== risk);
  return risk === noRisk ? [noRisk] : [...risks.filter((one) => one !== noRisk), risk];
}

export const riskOf = ({ risks, riskNote }: Pick<NeedDraft, 'risks' | 'riskNote'>): string => {
  const note = riskNote.trim();
  const named = risks.filter((risk) => risk !== '其他' || note === '');
  if (named.includes(noRisk) && note === '') return '无';
  return [...named.filter((risk) => risk !== noRisk), note].filter(Boolean).join('，');
};

const longestTitle = 40;

/** The title, or the first sentence of the description where none was written. */
export function titleOf({ title, description }: Pick<NeedDraft, 'title' | 'description'>): string {
  const own = title.trim();
  if (own !== '') return own;
  const first = description.trim().split(/[。！？；\n]/)[0] ?? '';
  return Array.from(first).slice(0, longestTitle).join('');
}

/** So many days are meant by `any`. */
const anyDays = 3;

/** The wished time as instants, from a day and a part of it. */
export function wishedTime({ day, part }: Pick<NeedDraft, 'day' | 'part'>, now: Date) {
  const { from, to } = dayParts[part];
  const first = day === 'any' ? toDay(now) : day;
  const last = day === 'any' ? addDays(first, anyDays) : day;
  const hour = (of: string, hours: number) => toInstant(new Date(startOfDay(of).getTime() + hours * hourMs));
  return { expectStart: hour(first, from), expectEnd: hour(last, to) };
}

/** Who answers for somebody under age; nothing for a grown-up. */
function guardianOf(draft: NeedDraft) {
  const { minorAge, requesterKind, hasGuardianConsent } = draft;
  if (minorAge === undefined) return {};
  const isKnown = requesterKind !== 'family';
  return {
    minorAge,
    hasGuardianConsent,
    guardianName: isKnown ? draft.guardianName.trim() : undefined,
    guardianMobile: isKnown ? draft.guardianMobile.trim() : undefined,
  };
}

/** What a draft asks of the server, apart from who asks. */
export function wishOf(draft: NeedDraft, now: Date) {
  const { needType, requesterKind, beneficiaryName, organisationId, address } = draft;
  if (needType === '' || organisationId === undefined)
    throw new Error('a draft was sent before it was whole');
  return {
    ...wishedTime(draft, now),
    needType,
    requesterKind,
    organisationId,
    title: titleOf(draft) || voiceTitleOf(needType),
    description: draft.description.trim(),
    address: address.trim(),
    risk: riskOf(draft),
    isTimeFlexible: draft.isTimeFlexible,
    urgency: draft.urgency,
    isPublic: draft.isPublic,
    isNoEmergency: draft.isNoEmergency,
    ...guardianOf(draft),
    ...(requesterKind !== 'self' && {
      beneficiaryName: beneficiaryName.trim(),
      hasConsent: draft.hasConsent,
    }),
  };
}

/** What of a draft says where somebody lives or what is wrong there: kept in the tab only, gone with it. */
const personal = [
  'address',
  'beneficiaryName',
  'guardianName',
  'guardianMobile',
  'risks',
  'riskNote',
] as const satisfies (keyof NeedDraft)[];
const place = () => keptPlace('need-raise');

/** Puts a draft aside on this device; what is personal stays in the tab. */
export function keepDraft(draft: NeedDraft): void {
  const keptAt = new Date().toISOString();
  const open = Object.fromEntries(
    Object.entries(draft).filter(([name]) => !personal.some((one) => one === name)),
  );
  keepForm('device', place(), { form: open, version: undefined, keptAt });
  const own = Object.fromEntries(personal.map((name) => [name, draft[name]]));
  keepForm('tab', place(), { form: own, version: undefined, keptAt });
}

/** What was put aside, or undefined where there is nothing. */
export function readDraft(): NeedDraft | undefined {
  const open = readKeptForm('device', place());
  if (!open) return undefined;
  const own = readKeptForm('tab', place())?.form ?? {};
  return { ...emptyDraft, ...(open.form as Partial<NeedDraft>), ...(own as Partial<NeedDraft>) };
}

/** Forgets the draft: it was sent, or given up. */
export function dropDraft(): void {
  dropKeptForm('device', place());
  dropKeptForm('tab', place());
}
