import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Content policy of documents. Public pages carry no inline style either; the centres' UI library writes its styles
 * into the document while it runs.
 */
export const contentPolicy = ({ allowsInlineStyles }: { allowsInlineStyles: boolean }): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${allowsInlineStyles ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export type DocumentReply = {
  status: number;
  html: string;
  /** Drawn for one person: no cache may keep it. */
  isPersonal: boolean;
  allowsInlineStyles?: boolean;
  /** The development server writes inline scripts and styles; there documents go without a policy. */
  isLive: boolean;
};

/** Sends a document; an anonymous one with an ETag, answered 304 when the browser has it. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: DocumentReply,
): FastifyReply {
  const { status, html, isPersonal, allowsInlineStyles = false, isLive } = document;
  reply.type('text/html; charset=utf-8');
  if (isLive) reply.removeHeader('content-security-policy');
  else reply.header('content-security-policy', contentPolicy({ allowsInlineStyles }));
  if (isPersonal) return reply.code(status).header('cache-control', 'private, no-store').send(html);
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag);
  reply.header('vary', 'Cookie, Accept-Encoding');
  if (status === 200 && holds(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.code(status).send(html);
}

/** Weak comparison, as If-None-Match asks for. */
const holds = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^(?!W\/)/, 'W/') === etag);
