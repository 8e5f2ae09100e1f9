import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { signUpStates } from '../../contract/signups.words.ts';
import type { CalendarRow } from './calendar.queries.ts';

/** Somebody should set out before this. */
const alarmSeconds = 2 * 60 * 60;
/** How often programs should ask again. */
const refreshSeconds = 60 * 60;

/** Sign-ups as an iCalendar text (RFC 5545); only places that are certain count as such and ring. */
export function calendarText(rows: readonly CalendarRow[], publicUrl: string): string {
  const host = new URL(publicUrl).hostname;
  const calendar = ical({
    name: '我的志愿活动',
    prodId: { company: host, product: 'volunteer-activities', language: 'ZH' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const row of rows) {
    const isCertain = row.status === 'confirmed';
    const event = calendar.createEvent({
      id: `sign-up-${row.signUpId}@${host}`,
      start: row.startsAt,
      end: row.endsAt,
      sequence: row.changeCount,
      stamp: row.updatedAt,
      lastModified: row.updatedAt,
      summary: isCertain ? row.title : `（${signUpStates[row.status]}）${row.title}`,
      description: describe(row, publicUrl),
      url: addressOf(row, publicUrl),
      location: {
        title: row.placeName || row.address,
        address: row.address,
        ...(row.lng !== null && row.lat !== null && { geo: { lat: row.lat, lon: row.lng } }),
      },
      status: isCertain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    });
    if (isCertain) event.createAlarm({ type: ICalAlarmType.display, triggerBefore: alarmSeconds });
  }
  return calendar.toString();
}

/** The activity with this shift chosen. */
const addressOf = ({ activityId, shiftId }: CalendarRow, publicUrl: string): string =>
  `${publicUrl}/user-index/activityDetail/${activityId}?shift=${shiftId}`;

const describe = (row: CalendarRow, publicUrl: string): string =>
  [
    `${row.teamName} · ${row.postName} · ${signUpStates[row.status]}`,
    row.placeNote,
    row.preparations.length > 0 ? `我们准备：${row.preparations.join('、')}` : '',
    addressOf(row, publicUrl),
  ]
    .filter(Boolean)
    .join('\n');
