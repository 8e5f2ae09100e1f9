import { type Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

export type HttpAnswer = {
  statusCode: number;
  headers: IncomingHttpHeaders;
  /** Names and values in turn, as they were sent. */
  rawHeaders: string[];
  rawPayload: Buffer;
  body: string;
};

const opened = new WeakMap<FastifyInstance, Promise<string>>();

/** Where an app answers real connections; it listens from the first question on, on a free port. */
export function addressOf(app: FastifyInstance): Promise<string> {
  const known = opened.get(app) ?? app.listen({ port: 0, host: '127.0.0.1' });
  opened.set(app, known);
  return known;
}

type Question = {
  url: string;
  headers?: Record<string, string>;
  method?: string;
  /** Whose connections are asked over; without it each question has one of its own, which ends with it. */
  agent?: Agent;
};

/**
 * Asks over a connection as browsers do. What is ready is answered there before the framework (`addFirstLook`), which `inject` goes
 * straight to.
 */
export async function askOverHttp(
  app: FastifyInstance,
  { url, headers = {}, method = 'GET', agent }: Question,
): Promise<HttpAnswer> {
  await addressOf(app);
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const where = { host: '127.0.0.1', port, path: escaped(url) };
    const asked = httpRequest({ ...where, headers, method, agent: agent ?? false });
    asked.on('error', reject).on('response', (response) => {
      const { statusCode = 0, headers: got, rawHeaders } = response;
      const read = (rawPayload: Buffer): void =>
        resolve({ statusCode, headers: got, rawHeaders, rawPayload, body: rawPayload.toString() });
      buffer(response).then(read, reject);
    });
    asked.end();
  });
}

/** As browsers write an address that holds Chinese. */
const escaped = (url: string): string => url.replaceAll(/[^!-~]+/g, encodeURIComponent);
