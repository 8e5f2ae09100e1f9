import type { FormFaults } from '#platform/web/form-faults.ts';
import { emergencyWordIn } from '../../contract/emergency.rules.ts';
import { judgeMinor } from '../../contract/minors.rules.ts';
import { minorGaps } from '../../contract/minors.words.ts';
import { raiseNeedRefusals } from '../../contract/needs.words.ts';
import { type NeedDraft, riskOf, titleOf } from './need-draft.ts';

const shortestText = 10;
const shortestTitle = 4;

/** The word of danger that stands between a draft and the centre; undefined once it was said that there is none. */
export const emergencyOf = (draft: NeedDraft): string | undefined =>
  emergencyWordIn(draft.title, draft.description, draft.riskNote);

/** A guardian's number as it could be called; anything else is none. */
const mobileOf = ({ guardianMobile }: NeedDraft): string | undefined =>
  /^1[3-9]\d{9}$/.exec(guardianMobile.trim())?.[0];

/** What the second step still lacks, by field; a recording stands in for the words, so that none need be written. */
export function wishGaps(draft: NeedDraft, hasVoice = false): FormFaults {
  const { description, address, requesterKind, beneficiaryName, hasConsent, organisationId } = draft;
  const minor = judgeMinor({
    ...draft,
    guardianName: draft.guardianName.trim(),
    guardianMobile: mobileOf(draft),
  });
  const isForOther = requesterKind !== 'self';
  const isSpoken = hasVoice && description.trim() === '';
  return {
    ...(!isSpoken &&
      Array.from(description.trim()).length < shortestText && {
        description: `请写清楚是什么事，至少 ${shortestText} 个字，或者录一段话`,
      }),
    ...(!(isSpoken && draft.title.trim() === '') &&
      Array.from(titleOf(draft)).length < shortestTitle && { title: `标题至少 ${shortestTitle} 个字` }),
    ...(isForOther && beneficiaryName.trim() === '' && { beneficiaryName: '请填写怎么称呼受助人' }),
    ...(isForOther && !hasConsent && { hasConsent: '请先和受助人说好，再替他点单' }),
    ...(minor === 'childAlone'
      ? { minorAge: raiseNeedRefusals.childAlone }
      : Object.fromEntries(minor.map((gap) => [gap, minorGaps[gap]]))),
    ...(organisationId === undefined && { organisationId: '请选择区和最近的站' }),
    ...(Array.from(address.trim()).length < 2 && { address: '请填写详细地址，只给上门的人看' }),
    ...(riskOf(draft) === '' && { risk: '请选一项，没有就选“没有特别的”' }),
    ...(emergencyOf(draft) && !draft.isNoEmergency && { isNoEmergency: '如果不是正在发生的危险，请先勾选' }),
  };
}
