import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Key } from '#platform/server/encryption.ts';

const tokenBytes = 32;

/** A fresh opaque token of 256 bits. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** What the database keeps of a token: its SHA-256; a token has too many bits to need a slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The tokens that follow a refresh secret: always the same for it, and unknown to who does not hold the key. */
export function followingTokens({ bytes }: Key, secret: string): { accessToken: string; secret: string } {
  const derive = (use: string) => createHmac('sha256', bytes).update(`${use}.${secret}`).digest('base64url');
  return { accessToken: derive('access'), secret: derive('refresh') };
}

export type RefreshToken = { sessionId: number; secret: string };

/** `sessionId.secret`, as the refresh cookie carries it. */
export const formatRefreshToken = ({ sessionId, secret }: RefreshToken): string => `${sessionId}.${secret}`;

/** Reads a refresh cookie; undefined when it is none of ours. */
export function parseRefreshToken(text: string | undefined): RefreshToken | undefined {
  const match = /^([1-9]\d{0,15})\.([\w-]{43})$/.exec(text ?? '');
  const sessionId = Number(match?.[1]);
  return match?.[2] && Number.isSafeInteger(sessionId) ? { sessionId, secret: match[2] } : undefined;
}
