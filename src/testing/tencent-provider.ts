import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const tencentAccount = { secretId: 'AKIDexample', secretKey: 'a key of the account' };

export type TencentCallSeen = { headers: IncomingMessage['headers']; body: Record<string, unknown> };
export type TencentProvider = {
  endpoint: string;
  /** What arrived, oldest first. */
  calls: TencentCallSeen[];
  close: () => void;
};

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');
const sign = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The signature as the provider's document computes it, from what really arrived. */
function signatureOf({ headers }: IncomingMessage, body: string, service: string): string {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const canonicalHeaders = names
    .split(';')
    .map((name) => `${name}:${String(headers[name]).toLowerCase().trim()}\n`)
    .join('');
  const canonical = `POST\n/\n\n${canonicalHeaders}\n${names}\n${hex(body)}`;
  const timestamp = String(headers['x-tc-timestamp']);
  const day = new Date(Number(timestamp) * 1_000).toISOString().slice(0, 10);
  const toSign = `TC3-HMAC-SHA256\n${timestamp}\n${day}/${service}/tc3_request\n${hex(canonical)}`;
  const key = sign(sign(sign(`TC3${tencentAccount.secretKey}`, day), service), 'tc3_request');
  return createHmac('sha256', key).update(toSign).digest('hex');
}

/** An error of the call, as the API tells it. */
export const tencentError = (Code: string, Message: string) => ({
  Response: { Error: { Code, Message }, RequestId: 'r' },
});

/**
 * Speaks API 3.0 on this machine: a wrongly signed call is refused, a rightly signed one gets what `answer` gives — JSON, a
 * text as it stands, an HTTP status, or nothing at all when undefined.
 */
export async function openTencentProvider(
  service: string,
  answer: (call: TencentCallSeen) => object | string | number | undefined,
): Promise<TencentProvider> {
  const calls: TencentCallSeen[] = [];
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const call = { headers: request.headers, body: JSON.parse(body) as Record<string, unknown> };
      calls.push(call);
      const given = /Signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? '')?.[1];
      const isSigned = given === signatureOf(request, body, service);
      const said = isSigned ? answer(call) : tencentError('AuthFailure.SignatureFailure', 'signature');
      if (said === undefined) return;
      if (typeof said === 'number') return void reply.writeHead(said).end();
      reply.setHeader('content-type', 'application/json');
      reply.end(typeof said === 'string' ? said : JSON.stringify(said));
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
