import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** A new secret of a calendar address. */
export const newToken = (): string => randomBytes(secretBytes).toString('base64url');

/** The hash of an address's secret. Tables hold this alone: who reads the database cannot read calendars by it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
