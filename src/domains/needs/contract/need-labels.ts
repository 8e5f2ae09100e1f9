import { dayLabel, dayTimeLabel, spanLabel, toDay } from '#platform/contract/instants.ts';
import { type RequesterKind, requesterKindLabels } from './needs.words.ts';

/** NO.1121-058: the short number of a need outside the back office. */
export const shortNeedNo = (needNo: string): string => {
  const [, day = '', serial = ''] = /^X\d{4}(\d{4})(\d+)$/.exec(needNo) ?? [];
  return day === '' ? needNo : `NO.${day}-${serial}`;
};

/** When help is wished for, in words. */
export function wishedLabel(wish: {
  expectStart: string;
  expectEnd: string;
  isTimeFlexible: boolean;
}): string {
  const [start, end] = [new Date(wish.expectStart), new Date(wish.expectEnd)];
  const isOneDay = toDay(start) === toDay(end);
  const span = isOneDay
    ? `${dayLabel(start)} ${spanLabel(start, end)}`
    : `${dayTimeLabel(start)} 至 ${dayTimeLabel(end)}`;
  return wish.isTimeFlexible ? `${span}，可以商量` : span;
}

/** Who asks, for everybody: the place and the kind, never a name. */
export const askedByLabel = ({
  placeName,
  requesterKind,
}: {
  placeName: string;
  requesterKind: RequesterKind;
}): string => `${placeName}·${requesterKind === 'self' ? '居民' : requesterKindLabels[requesterKind]}`;

/** 石矶区·渡口老街社区: where it is for everybody; the unit says the community, the district stands alone. */
export function placeNameOf(areaName: string, unit: { kind: string; name: string }): string {
  if (unit.kind !== 'community') return areaName;
  return `${areaName}·${unit.name.replace(/新时代文明实践[站所]$/, '')}`;
}
