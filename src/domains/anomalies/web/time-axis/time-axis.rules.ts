import { timeLabel } from '#platform/contract/instants.ts';
import type { AnomalyStep, AnomalyView } from '../../contract/anomalies.contract.ts';
import { anomalyLimits } from '../../contract/anomalies.words.ts';

/** Measures of the drawing in its own units, of which one is a twelfth of a letter. */
export const axisSize = {
  width: 560,
  label: 92,
  top: 26,
  gapBetween: 28,
  sign: 24,
  dot: 10,
  pad: 10,
} as const;
const lanesAtMost = 4;

type Taken = Pick<AnomalyView, 'steps' | 'deviceMarks' | 'areDevicesForgotten'>;
export type AxisDot = { step: AnomalyStep; x: number; y: number };
export type AxisRow = {
  name: string;
  detail: string;
  /** Devices of its own, or all the rest. */
  isRest: boolean;
  isAbout: boolean;
  y: number;
  height: number;
  dots: AxisDot[];
};
export type AxisPane = { label: string; from: number; until: number; x: number; width: number };
export type TimeAxis = { panes: AxisPane[]; rows: AxisRow[]; height: number };

const timeOf = ({ at }: AnomalyStep): number => Date.parse(at);
const peopleIn = (steps: readonly AnomalyStep[]): number => new Set(steps.map(({ person }) => person)).size;

/** 手机甲, 手机乙 …: how a device is called by its rank. */
export const deviceName = (rank: number): string => `手机${'甲乙丙丁'[rank - 1] ?? ` ${rank} `}`;

/** Two stretches of time where the longest silence takes half of all or more (people come, serve, and go); otherwise one. */
export function stretches(sorted: readonly AnomalyStep[]): AnomalyStep[][] {
  const gaps = sorted.slice(1).map((step, place) => timeOf(step) - timeOf(sorted[place] ?? step));
  const longest = Math.max(0, ...gaps);
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  if (longest === 0 || longest * 2 < whole || sorted.length < 3) return [[...sorted]];
  const cut = gaps.indexOf(longest) + 1;
  return [sorted.slice(0, cut), sorted.slice(cut)];
}

function paneLabel(steps: readonly AnomalyStep[]): string {
  const kinds = [!steps.every(({ isOut }) => isOut) && '签到', steps.some(({ isOut }) => isOut) && '签退'];
  const times = [steps[0], steps.at(-1)].map((step) => (step ? timeLabel(step.at) : ''));
  return `${kinds.filter(Boolean).join('和')} ${[...new Set(times)].join('–')}`;
}

/** Stretches side by side, as wide as what is in them needs, neither narrower than a third. */
function panesOf(parts: readonly (readonly AnomalyStep[])[]): AxisPane[] {
  const [first = [], second] = parts;
  const room = axisSize.width - axisSize.label - (second ? axisSize.gapBetween : 0);
  const all = first.length + (second?.length ?? 0);
  const share = second ? Math.min(2 / 3, Math.max(1 / 3, first.length / all)) : 1;
  let x: number = axisSize.label;
  return parts.map((steps, place) => {
    const width = Math.round(room * (place === 0 ? share : 1 - share));
    const [start, end] = [steps[0], steps.at(-1)].map((step) => (step ? timeOf(step) : 0));
    const pane = { label: paneLabel(steps), from: start ?? 0, until: end ?? 0, x, width };
    x += width + axisSize.gapBetween;
    return pane;
  });
}

/** Places on a line from 0 to `width`, in order, `size` apart and as near to where they belong as that allows; closer where the line is too short for all. */
export function spread(wanted: readonly number[], width: number, size: number): number[] {
  const gap = wanted.length < 2 ? 0 : Math.min(size, width / (wanted.length - 1));
  const blocks: { start: number; count: number }[] = [];
  for (const [place, want] of wanted.entries()) {
    let block = { start: want - place * gap, count: 1 };
    for (let last = blocks.at(-1); last && last.start > block.start; last = blocks.at(-1)) {
      const count = last.count + block.count;
      block = { start: (last.start * last.count + block.start * block.count) / count, count };
      blocks.pop();
    }
    blocks.push(block);
  }
  const latest = width - Math.max(0, wanted.length - 1) * gap;
  const starts = blocks.flatMap(({ start, count }) => Array.from({ length: count }, () => start));
  return starts.map((start, place) => Math.min(Math.max(start, 0), latest) + place * gap);
}

/** How many lines a row needs so that its signs do not lie on each other, at most four. */
const lanesFor = (count: number, width: number, size: number): number =>
  Math.min(lanesAtMost, Math.max(1, Math.ceil((count * size) / width)));

type Kept = { name: string; detail: string; isRest: boolean; steps: AnomalyStep[] };

function rowsOf({ steps, deviceMarks, areDevicesForgotten }: Taken): Kept[] {
  if (areDevicesForgotten) return [{ name: '设备已按期删除', detail: '', isRest: true, steps }];
  const ranks = [...new Set(steps.flatMap(({ device }) => device ?? []))].sort((a, b) => a - b);
  const of = (rank: number) => steps.filter(({ device }) => device === rank);
  const named = ranks
    .filter((rank) => peopleIn(of(rank)) > 1 || of(rank).some(({ isAbout }) => isAbout))
    .slice(0, anomalyLimits.deviceRows);
  const own = named.map((rank) => {
    const mark = deviceMarks[rank - 1];
    return { name: deviceName(rank), detail: mark ? `${mark}…` : '', isRest: false, steps: of(rank) };
  });
  const rest = ranks.filter((rank) => !named.includes(rank));
  const others = steps.filter(({ device }) => device !== null && rest.includes(device));
  const each = rest.every((rank) => peopleIn(of(rank)) === 1) ? '各 1 人' : `共 ${peopleIn(others)} 人`;
  const name = named.length > 0 ? `其余 ${rest.length} 部` : `手机 ${rest.length} 部`;
  const unknown = steps.filter(({ device }) => device === null);
  return [
    ...own,
    ...(rest.length > 0 ? [{ name, detail: each, isRest: true, steps: others }] : []),
    ...(unknown.length > 0
      ? [{ name: '没有设备号', detail: `${peopleIn(unknown)} 人`, isRest: true, steps: unknown }]
      : []),
  ];
}

/** Where each row, sign and dot of the taps stands. Without a tap there is no axis. */
export function timeAxis(taken: Taken): TimeAxis | undefined {
  if (taken.steps.length === 0) return undefined;
  const parts = stretches(taken.steps);
  const panes = panesOf(parts);
  let y: number = axisSize.top;
  const rows = rowsOf(taken).map(({ steps, ...row }): AxisRow => {
    const isAbout = steps.some((step) => step.isAbout);
    const size = isAbout ? axisSize.sign : axisSize.dot;
    const inPanes = parts.map((part) => part.filter((step) => steps.includes(step)));
    const lanes = Math.max(
      ...inPanes.map((own, place) =>
        lanesFor(own.length, (panes[place]?.width ?? 1) - axisSize.pad * 2, size),
      ),
    );
    const top = y;
    const height = Math.max(44, lanes * (size + 2) + 16);
    const dots = inPanes.flatMap((own, place) => {
      const pane = panes[place];
      return pane ? dotsIn(own, { pane, lanes, size, middle: top + height / 2 }) : [];
    });
    y += height + 6;
    return { ...row, isAbout, y: top, height, dots };
  });
  return { panes, rows, height: y };
}

type Line = { pane: AxisPane; lanes: number; size: number; middle: number };

function dotsIn(steps: readonly AnomalyStep[], { pane, lanes, size, middle }: Line): AxisDot[] {
  const inset = axisSize.pad + size / 2;
  const width = pane.width - inset * 2;
  const span = pane.until - pane.from;
  const wanted = (step: AnomalyStep): number =>
    span === 0 ? width / 2 : ((timeOf(step) - pane.from) / span) * width;
  return Array.from({ length: lanes }, (_, lane) => {
    const own = steps.filter((_step, place) => place % lanes === lane);
    const y = middle + (lane - (lanes - 1) / 2) * (size + 2);
    const places = spread(own.map(wanted), width, size + 2);
    return own.map((step, place) => ({ step, x: pane.x + inset + (places[place] ?? 0), y }));
  })
    .flat()
    .sort((a, b) => timeOf(a.step) - timeOf(b.step));
}
