import { fastifyCookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { cookieNames } from '#platform/web/session/session-cookies.ts';

type Cookies = Record<string, string | undefined>;

/** A Cookie header, decoded. */
export const cookiesIn = (header: string): Cookies => fastifyCookie.parse(header);

/** Cookies of a request, decoded. */
export const cookiesOf = (request: FastifyRequest): Cookies => cookiesIn(request.headers.cookie ?? '');

/** The access token among the readable cookies, if there is one. */
export const tokenIn = (cookies: Cookies): string | undefined => cookies[cookieNames.token] || undefined;

/** The access token in the readable cookie, if there is one. */
export const tokenOf = (request: FastifyRequest): string | undefined => tokenIn(cookiesOf(request));

/** Whether the visitor chose the large-type view (长辈版). */
export const isElderView = (cookies: Cookies): boolean => cookies['view'] === 'elder';
