import { type ClaimState, claimStates } from './claims.words.ts';
import { type CorrectionState, correctionStates, type HourState, hourStates } from './hours.words.ts';
import { awaitsMaterialLabel } from './material.words.ts';

/** What volunteers ask for about their hours, each a list of the centre. */
export const requestKinds = { corrections: '更正', claims: '补记申请' } as const;
export type RequestKind = keyof typeof requestKinds;

/** How far a request is: before the centre, before its team, and how it ended. */
export const requestTabs = {
  atCentre: '在办',
  atTeam: '在队伍',
  agreed: '已同意',
  refused: '不同意',
  withdrawn: '已撤回',
} as const;
export type RequestTab = keyof typeof requestTabs;

/** Columns by which staff order requests. */
export const requestSorts = ['due', 'createdAt', 'minutes'] as const;
export type RequestSort = (typeof requestSorts)[number];

type Standing = {
  kind: RequestKind;
  state: CorrectionState | ClaimState;
  hourState: HourState | null;
  awaitsUntil: string | null;
};

/** How a request stands, in a word. */
export function requestLabel({ kind, state, hourState, awaitsUntil }: Standing): string {
  if (awaitsUntil !== null) return awaitsMaterialLabel;
  if (kind === 'corrections') return correctionStates[state];
  if (state !== 'atTeam' && state !== 'refused' && state !== 'withdrawn' && hourState !== null)
    return hourState === 'submitted' ? claimStates.atCentre : hourStates[hourState];
  return state === 'atTeam' || state === 'refused' || state === 'withdrawn'
    ? claimStates[state]
    : claimStates.atCentre;
}

/** What its clock says, in words; nothing once it is over. */
export function clockWords({
  workdaysLeft,
  awaitsUntil,
}: {
  workdaysLeft: number | null;
  awaitsUntil: string | null;
}): string {
  if (awaitsUntil !== null) return '时钟停着';
  if (workdaysLeft === null) return '';
  if (workdaysLeft < 0) return `超期 ${-workdaysLeft} 个工作日`;
  return workdaysLeft === 0 ? '今天到期' : `还剩 ${workdaysLeft} 个工作日`;
}
