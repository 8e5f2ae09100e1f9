import { minuteMs } from '#platform/contract/durations.ts';
import { mostClosingHours } from './activities.words.ts';
import type { ShiftForm } from './activity-form.contract.ts';

/** The control of a row that a fault stands at. */
export type ShiftField = Exclude<keyof ShiftForm, 'id' | 'typed'> | 'day';
export type ShiftFault = { field: ShiftField; msg: string };

const most = { capacity: 5_000, breakMinutes: 720 } as const;

/**
 * Why a row of the form is no shift yet, the first reason alone; undefined for one that can be stored. A draft keeps such a
 * row as it was typed, nothing else does.
 */
export function faultOf(shift: ShiftForm): ShiftFault | undefined {
  const { typed, capacity, minNeeded, breakMinutes } = shift;
  if (typed?.day !== undefined) return { field: 'day', msg: '请选择日期' };
  if (typed?.from !== undefined) return { field: 'startsAt', msg: notATime(typed.from) };
  if (typed?.to !== undefined) return { field: 'endsAt', msg: notATime(typed.to) };
  const minutes = Math.floor((Date.parse(shift.endsAt) - Date.parse(shift.startsAt)) / minuteMs);
  if (minutes <= 0) return { field: 'endsAt', msg: '结束时间要晚于开始时间' };
  if (capacity < 1) return { field: 'capacity', msg: '每场至少 1 人' };
  if (capacity > most.capacity) return { field: 'capacity', msg: `每场至多 ${most.capacity} 人` };
  if (minNeeded < 1) return { field: 'minNeeded', msg: '最少 1 人' };
  if (minNeeded > capacity) return { field: 'minNeeded', msg: '最少人数不能多于招募人数' };
  if (breakMinutes > most.breakMinutes) return { field: 'breakMinutes', msg: '休息时间太长' };
  if (breakMinutes >= minutes) return { field: 'breakMinutes', msg: '休息时间要短于这一场' };
  if (shift.closesHours !== undefined && shift.closesHours > mostClosingHours)
    return { field: 'closesHours', msg: `报名截止至多提前 ${mostClosingHours} 小时` };
  return undefined;
}

const notATime = (typed: string): string => `看不懂“${typed}”这个时间，可以写 0830、8:30 或 晚上8点`;

/** A row that can be stored. */
export const isFit = (shift: ShiftForm): boolean => faultOf(shift) === undefined;
