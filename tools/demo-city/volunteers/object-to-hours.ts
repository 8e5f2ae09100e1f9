import type { Database } from '#database/connection.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { type City, hourMs, plus } from '../city.ts';

const objections = [
  { source: 'attendance', text: '提前离开：我在同一组分发材料，他大约中途就走了，后面的收尾没有见到。' },
  { source: 'attendance', text: '时间不对：当天的服务比登记的早半个多小时就结束了，时长可能记多了。' },
  { source: 'jobReport', text: '时间不对：那天上门比登记的短，走的时候我正好在楼下遇见。' },
] as const;

/** Records in 公示 that a neighbour objected to this morning: they wait for the centre. */
export async function objectToHours({ pool }: Database, city: City): Promise<void> {
  const objector = city.volunteers.at(-1);
  if (!objector) return;
  for (const [at, { source, text }] of objections.entries())
    await pool.query(
      `update service_hours set status = 'disputed', objection = $1, objector_id = $2, objected_at = $3, updated_at = $3
        where id = (select h.id from service_hours h where h.status = 'publicity' and h.source = $5 and h.volunteer_id <> $2
          and h.publicity_starts_at < $3 and h.publicity_ends_at > $3
          and not exists (select 1 from service_hours c where c.adjust_of = h.id) order by h.publicity_ends_at, h.id offset $4 limit 1)`,
      [
        text,
        objector.id,
        toInstant(plus(city.now, -2 * hourMs)),
        source === 'attendance' ? at * 5 : 0,
        source,
      ],
    );
}
