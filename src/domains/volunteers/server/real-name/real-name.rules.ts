import type { Gender } from '../../contract/volunteers.words.ts';
import type { Finding, IdKind } from '../../contract/real-name.words.ts';

/** What an ID number tells about its holder. */
export type IdFacts = { birthOn: string; gender: Gender };

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkDigits = '10X98765432';
/** Provinces of GB/T 2260; 81 to 83 stand in residence permits. */
const provinces = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;

/** Birthday and gender of an 18-digit number (GB 11643); undefined when province, date or check digit is wrong. */
export function readIdNo(idNo: string): IdFacts | undefined {
  if (!/^\d{17}[\dX]$/.test(idNo) || !provinces.test(idNo)) return undefined;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(idNo[index]), 0);
  if (checkDigits[sum % 11] !== idNo[17]) return undefined;
  const birthOn = `${idNo.slice(6, 10)}-${idNo.slice(10, 12)}-${idNo.slice(12, 14)}`;
  const day = new Date(`${birthOn}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== birthOn) return undefined;
  return { birthOn, gender: Number(idNo[16]) % 2 === 1 ? 'male' : 'female' };
}

const formats: Record<IdKind, RegExp> = {
  mainland: /^(?!8[1-3])\d{17}[\dX]$/,
  residence: /^8[1-3]\d{15}[\dX]$/,
  hongKongMacao: /^[HM]\d{8}(\d{2})?$/,
  taiwan: /^\d{8}(\d{2})?$/,
  passport: /^[A-Z0-9]{5,17}$/,
  foreignResident: /^([A-Z]{3}\d{12}|9\d{16}[\dX])$/,
};

/** The number as it is kept: without spaces, letters large. */
export const normaliseIdNo = (idNo: string): string => idNo.replace(/\s/g, '').toUpperCase();

/** What is wrong with a number of this kind, in a sentence; undefined when it can be one. */
export function idNoFault(kind: IdKind, idNo: string): string | undefined {
  if (!formats[kind].test(idNo)) return '证件号码与证件类型不符，请核对';
  const isOfCitizen = kind === 'mainland' || kind === 'residence';
  return isOfCitizen && !readIdNo(idNo) ? '证件号码有误，请逐位核对' : undefined;
}

/** Number, birthday and gender that a person claims; a number that tells them outranks what was typed. */
export type Claim = { name: string; idKind: IdKind; gender: Gender; birthOn: string };
export type Registered = { name: string; gender: Gender; birthOn: string; isVerified: boolean };
/** What an authority said of name and number; `unasked` without one, and when it gave no answer. */
export type Proof = 'agrees' | 'differs' | 'unasked';

/**
 * Why a person must look at a claim; none means that the system may verify it (domain.md 4.2.1): the claim fits what is
 * registered, an authority confirms it, and nobody else holds the number. A check digit alone proves nobody.
 */
export function reasonsToLook(
  claim: Claim,
  registered: Registered,
  { proof, isClaimed }: { proof: Proof; isClaimed: boolean },
): Finding[] {
  const found = findingsOf(claim, registered);
  const unproved: Record<Proof, Finding[]> = {
    agrees: [],
    differs: ['authorityDiffers'],
    unasked: ['unproved'],
  };
  return [...(found.length > 0 ? found : unproved[proof]), ...(isClaimed ? ['numberClaimed' as const] : [])];
}

/** Where a submission leaves the person: a number that only lacks the look at the document is checked in form. */
export function statusAfterSubmission(
  findings: readonly Finding[],
  isChange: boolean,
): 'verified' | 'formatChecked' | 'pending' | 'recheck' {
  if (findings.length === 0) return 'verified';
  if (isChange) return 'recheck';
  return findings.every((finding) => finding === 'unproved') ? 'formatChecked' : 'pending';
}

/** What in a claim itself needs a person: another document, other facts than registered, a change of what was verified. */
export function findingsOf(claim: Claim, registered: Registered): Finding[] {
  const checks: [Finding, boolean][] = [
    ['changesVerified', registered.isVerified],
    ['otherDocument', claim.idKind !== 'mainland'],
    ['nameDiffers', claim.name !== registered.name],
    ['birthDiffers', claim.birthOn !== registered.birthOn],
    ['genderDiffers', claim.gender !== registered.gender],
  ];
  return checks.filter(([, isSo]) => isSo).map(([finding]) => finding);
}

/** Whether somebody saw the number and at least one picture of the check as it stands now. */
export const isWholeLook = (
  look: { checkVersion: number; pictureCount: number } | undefined,
  version: number,
): boolean => look !== undefined && look.checkVersion === version && look.pictureCount > 0;
