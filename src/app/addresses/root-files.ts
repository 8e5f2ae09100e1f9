import type { FastifyInstance, FastifyReply } from 'fastify';
import { readRootFile } from '#domains/ledger/server/index.ts';
import type { Sql } from '#database/transaction.ts';
import { dayIn } from '#platform/contract/instants.ts';
import { dayInAddress, sendPublicFile } from './public-file.ts';

const daySeconds = 86_400;

/**
 * `/publicity/root.json` and `/publicity/root/{day}.json`: the daily roots as files that everybody may keep (docs/ledger.md). Any
 * site may read them, for a verifier of somebody else's.
 */
export function serveRootFiles(
  app: FastifyInstance,
  { sql, publicUrl }: { sql: Sql; publicUrl: string },
): void {
  const send = async (reply: FastifyReply, day?: string): Promise<unknown> => {
    const file = await readRootFile(sql, { day, site: publicUrl });
    if (!file) return reply.callNotFound();
    return day
      ? sendPublicFile(reply, file, { name: `root-${day}`, maxAgeSeconds: daySeconds })
      : sendPublicFile(reply, file, { name: 'root', maxAgeSeconds: 600 });
  };
  app.get('/publicity/root.json', (_request, reply) => send(reply));
  app.get<{ Params: { day: string } }>(`/publicity/root/:day${dayInAddress}.json`, (request, reply) => {
    const day = dayIn(request.params.day);
    return day ? send(reply, day) : reply.callNotFound();
  });
}
