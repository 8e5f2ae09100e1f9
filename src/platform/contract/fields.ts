import { z } from 'zod';

/** A row's id: a positive safe integer, sent as a JSON number (decision 0012). */
export const idField = z.int('编号应为整数').positive('编号应为正整数').max(Number.MAX_SAFE_INTEGER);

/** The version of a row that a form began with: an older one is refused, so that nobody overwrites what they have not seen. */
export const versionField = z.int('缺少版本号').positive('版本号不正确');

/** An instant on the wire: ISO 8601 with offset. */
export const instantField = z.iso.datetime({ offset: true, error: '时间格式应为 ISO 8601，并带时区' });

/** A calendar day in Asia/Shanghai, `2026-11-28`. */
export const dayField = z.iso.date('日期格式应为 2026-01-31');

/** A short text: trimmed, between `min` and `max` characters; the sentence names the field. */
export const textField = (label: string, min: number, max: number) =>
  z
    .string(`请填写${label}`)
    .trim()
    .min(min, min <= 1 ? `请填写${label}` : `${label}至少 ${min} 个字`)
    .max(max, `${label}至多 ${max} 个字`);

/** A reason that a destructive act needs (domain.md 4.12). */
export const reasonField = textField('原因', 2, 200);

/** A place on the ground; a coordinate that is no number or out of its range is refused. */
export const placeField = z.strictObject({
  lng: z.number('经度应为数字').min(-180, '经度应在 -180 到 180 之间').max(180, '经度应在 -180 到 180 之间'),
  lat: z.number('纬度应为数字').min(-90, '纬度应在 -90 到 90 之间').max(90, '纬度应在 -90 到 90 之间'),
});

/** The empty result of a command that only succeeds or refuses. */
export const doneResult = z.strictObject({});
