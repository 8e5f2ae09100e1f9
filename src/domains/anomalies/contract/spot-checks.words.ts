import { keysOf } from '#platform/contract/keys-of.ts';

/** One in so many of a week's effective records is drawn. */
export const spotShare = 50;

/** Where everybody finds all record numbers of a drawn week, by its Monday. */
export const drawFilePath = (week: string): string => `/publicity/draw/${week}.json`;

/** What a look at a drawn record found. */
export const spotStatusLabels = {
  open: '待抽查',
  agrees: '核对相符',
  differs: '核对不符',
  /** Nobody could be reached, or the papers say nothing: looked at again later. */
  unclear: '暂未核实',
} as const;
export type SpotStatus = keyof typeof spotStatusLabels;
export const spotStatuses = keysOf(spotStatusLabels);
export const spotFindings = ['agrees', 'differs', 'unclear'] as const satisfies readonly SpotStatus[];
export type SpotFinding = (typeof spotFindings)[number];

/** Tabs of 每周抽查 with the states they hold. */
export const spotTabs = {
  open: { label: '待抽查', statuses: ['open', 'unclear'] },
  done: { label: '已核对', statuses: ['agrees', 'differs'] },
} as const satisfies Record<string, { label: string; statuses: readonly SpotStatus[] }>;
export type SpotTab = keyof typeof spotTabs;
export const spotTabKeys = keysOf(spotTabs);

export const recordSpotCheckRefusals = {
  spotRelated: '这条时长是你的、你队伍的或你经手过的，请由别人来抽查',
  checked: '这条时长已经核对过了，请刷新后再看',
  noteMissing: '请写明问了谁、看了什么，至少 5 个字',
} as const;
