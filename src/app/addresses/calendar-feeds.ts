import type { FastifyInstance } from 'fastify';
import { readCalendarFeed } from '#domains/signups/server/index.ts';
import type { Sql } from '#database/transaction.ts';
import { secretAddressHeaders } from '#platform/server/secret-address.ts';

type CalendarOptions = { sql: Sql; publicUrl: string; clock: () => Date };

/** `/calendar/<secret>.ics`: a volunteer's own dates for calendar programs. A secret that opens nothing is 404, whatever it is. */
export function serveCalendarFeeds(app: FastifyInstance, { sql, publicUrl, clock }: CalendarOptions): void {
  app.get<{ Params: { token: string } }>(
    '/calendar/:token(^[A-Za-z0-9_-]{43}).ics',
    async ({ params: { token } }, reply) => {
      const calendar = await readCalendarFeed(sql, { token, publicUrl, now: clock() });
      if (calendar === undefined) return reply.callNotFound();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'inline; filename="volunteer.ics"')
        .headers(secretAddressHeaders)
        .send(calendar);
    },
  );
}
