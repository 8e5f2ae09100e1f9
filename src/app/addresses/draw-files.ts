import type { FastifyInstance } from 'fastify';
import { readDrawFile } from '#domains/anomalies/server/index.ts';
import type { Sql } from '#database/transaction.ts';
import { dayIn } from '#platform/contract/instants.ts';

/**
 * `/publicity/draw/{week}.json`: the numbers of all records of a drawn week and its seed, so that everybody can draw the sample again
 * (docs/ledger.md). It names nobody, and any site may read it.
 */
export function serveDrawFiles(app: FastifyInstance, { sql }: { sql: Sql }): void {
  app.get<{ Params: { week: string } }>(
    '/publicity/draw/:week(^\\d{4}-\\d{2}-\\d{2}).json',
    async (request, reply) => {
      const week = dayIn(request.params.week);
      const file = week && (await readDrawFile(sql, week));
      if (!file) return reply.callNotFound();
      return reply
        .type('application/json; charset=utf-8')
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'public, max-age=600')
        .header('content-disposition', `attachment; filename="draw-${file.week}.json"`)
        .send(`${JSON.stringify(file, null, 1)}\n`);
    },
  );
}
