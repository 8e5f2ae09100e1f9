import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerBody } from '#platform/server/answers/answer-body.ts';
import { secretAddressHeaders } from '#platform/server/secret-address.ts';

export type DocumentReply = {
  status: number;
  html: AnswerBody;
  /** Drawn for one person: no cache may keep it. */
  isPersonal: boolean;
  /** The address is a secret that no other site may learn. */
  hidesAddress?: boolean;
  /** The development server writes inline scripts and styles; there documents go without a policy. */
  isLive: boolean;
};

/** Sends a document; an anonymous one with an ETag, answered 304 when the browser has it. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: DocumentReply,
): FastifyReply {
  const { status, html, isPersonal, hidesAddress, isLive } = document;
  if (hidesAddress) reply.headers(secretAddressHeaders);
  reply.type('text/html; charset=utf-8');
  if (isLive) reply.removeHeader('content-security-policy');
  if (isPersonal)
    return reply.code(status).header('cache-control', 'private, no-store').send(html.for(reply.raw));
  const etag = `W/"${html.hashedWith(createHash('sha256')).digest('base64url').slice(0, 27)}"`;
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag);
  reply.header('vary', 'Cookie');
  if (status === 200 && holdsTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.code(status).send(html.for(reply.raw));
}

/** Whether If-None-Match names this tag; compared weakly, as that header asks for. */
export const holdsTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag || header.split(',').some((tag) => weak(tag.trim()) === weak(etag)));

const weak = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);
