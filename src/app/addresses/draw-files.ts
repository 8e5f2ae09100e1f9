import type { FastifyInstance } from 'fastify';
import { createDrawFiles } from '#domains/anomalies/server/index.ts';
import type { Sql } from '#database/transaction.ts';
import { dayIn } from '#platform/contract/instants.ts';
import { dayInAddress, sendPublicFile } from './public-file.ts';

/**
 * `/publicity/draw/{week}.json`: the numbers of all records of a drawn week and its seed, so that everybody can draw the sample again
 * (docs/ledger.md). It names nobody, and any site may read it.
 */
export function serveDrawFiles(app: FastifyInstance, { sql }: { sql: Sql }): void {
  const readDrawFile = createDrawFiles(sql);
  app.get<{ Params: { week: string } }>(
    `/publicity/draw/:week${dayInAddress}.json`,
    async (request, reply) => {
      const week = dayIn(request.params.week);
      const file = week && (await readDrawFile(week));
      if (!file) return reply.callNotFound();
      return sendPublicFile(reply, file, { name: `draw-${file.week}`, maxAgeSeconds: 600 });
    },
  );
}
