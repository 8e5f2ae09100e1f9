import type { FormFaults } from '#platform/web/form-faults.ts';
import type { WorkDraft } from './work-fields.tsx';

/** What somebody has typed of a 指令任务. */
export type DirectiveDraft = WorkDraft & {
  address: string;
  planStart: string | null;
  planEnd: string | null;
  riskNotice: string;
};

export const emptyDirective: DirectiveDraft = {
  title: '',
  content: '',
  category: '',
  area: '',
  organisationId: undefined,
  address: '',
  planStart: null,
  planEnd: null,
  people: '',
  riskNotice: '',
};

const lettersIn = (text: string): number => [...text.trim()].length;

/** What every such form lacks. */
export const workGaps = (draft: WorkDraft & { address: string }): FormFaults => ({
  ...(lettersIn(draft.title) < 4 && { title: '标题至少 4 个字' }),
  ...(lettersIn(draft.content) < 10 && { content: '请写清要做什么，至少 10 个字' }),
  ...(draft.category === '' && { category: '请选择类别' }),
  ...(!/^[1-9]\d{0,2}$/.test(draft.people.trim()) && { peopleNeeded: '请填 1 到 500 之间的整数' }),
  ...(draft.area === '' && { area: '请选择在哪个区' }),
  ...(draft.organisationId === undefined && { organisationId: '请选择最近的所或站' }),
  ...(lettersIn(draft.address) < 2 && { address: '请填写地点' }),
});

/** What the form lacks, by field; the server judges all of it again. */
export const directiveGaps = (draft: DirectiveDraft, teamCount: number): FormFaults => ({
  ...workGaps(draft),
  ...(draft.planStart === null && { planStart: '请选择开始时间' }),
  ...(draft.planEnd === null && { planEnd: '请选择结束时间' }),
  ...(lettersIn(draft.riskNotice) < 1 && { riskNotice: '请写要小心什么，没有就写“无”' }),
  ...(teamCount === 0 && { teamIds: '请选择队伍' }),
});
