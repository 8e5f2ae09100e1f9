import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createExportDoor } from '#domains/exports/server/index.ts';
import { createFileDoor, type FileDoor, fileKeysFrom } from '#domains/files/server/index.ts';
import { byteRangeOf } from '#platform/server/byte-range.ts';
import type { Caller } from '#platform/server/calls/act.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { collectExportSources } from '#platform/server/exports/export-source.ts';
import type { Engine } from '#platform/server/calls/invoke-operation.ts';
import { NotSignedIn } from '#platform/server/calls/failures.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import type { Secret } from '#platform/server/encryption.ts';

export type StoredFilesOptions = {
  engine: Pick<Engine, 'database' | 'clock'>;
  rooms: readonly Room[];
  storage: StoragePort;
  /** The installation's, from which links and seals are derived. */
  secret: Secret;
  resolveCaller: (token: string, now: Date) => Promise<Caller>;
  /** The access token that a request carries, if any: a picture in a page sends no bearer token but the readable cookie. */
  tokenOf: (request: FastifyRequest) => string | undefined;
};

/** Serves `/files/*`: uploaded pictures and documents, and what was exported, each with the headers its room gives; gives the door of the first. */
export function serveStoredFiles(app: FastifyInstance, options: StoredFilesOptions): FileDoor {
  const { engine, storage, secret, resolveCaller, tokenOf } = options;
  const { clock } = engine;
  const house = { sql: engine.database.kysely, storage, keys: fileKeysFrom(secret), clock };
  const open = createFileDoor(house);
  const openExport = createExportDoor({ ...house, sources: () => collectExportSources(options.rooms) });
  const viewerOf = async (request: FastifyRequest): Promise<Caller> => {
    const token = tokenOf(request);
    if (!token) return { kind: 'anonymous' };
    try {
      return await resolveCaller(token, clock());
    } catch (error) {
      if (error instanceof NotSignedIn) return { kind: 'anonymous' };
      throw error;
    }
  };
  app.get('/files/*', async (request, reply) => {
    const [pathname = '', query = ''] = request.raw.url?.split('?', 2) ?? [];
    const exported = await openExport(pathname, new URLSearchParams(query));
    if (exported) return reply.headers(exported.headers).send(Readable.from(exported.body));
    const file = await open(pathname, new URLSearchParams(query), () => viewerOf(request));
    if (!file)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('没有这个文件，或链接已过期');
    const range = byteRangeOf(request.headers.range, file.bytes.length);
    reply.headers(file.headers).header('accept-ranges', 'bytes');
    if (!range) return reply.send(file.bytes);
    const { first, last } = range;
    return reply
      .code(206)
      .header('content-range', `bytes ${first}-${last}/${file.bytes.length}`)
      .send(file.bytes.subarray(first, last + 1));
  });
  return open;
}
