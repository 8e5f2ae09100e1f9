import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { publicPaths } from '#areas/public-site/site-navigation.ts';
import type { ContentSources } from './settings/map-settings.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { minuteMs } from '#platform/contract/durations.ts';
import { packAnswers } from '#platform/server/answers/packing.ts';
import { fillViewersScript } from '#platform/web/islands/viewer-part.tsx';

export type ProtectionOptions = {
  isSecure: boolean;
  hasRateLimits: boolean;
  /** What the content policy of the pages with a map must allow beside this site; every other page stays as strict as it is. */
  mapSources?: ContentSources | undefined;
};

/** Calls one address may make in a minute, whatever it calls: far above people, far below a flood. */
const floodLimit = 1_200;

/** Cookies, security headers, compression and the flood limit. */
export async function addProtection(app: FastifyInstance, options: ProtectionOptions): Promise<void> {
  await app.register(cookie);
  const headers = await securityHeaders(options, undefined);
  const mapHeaders = await securityHeaders(options, options.mapSources);
  const recordingWith = async (sources: ContentSources | undefined) => ({
    ...(await securityHeaders(options, sources, ["'self'", 'blob:'])),
    'permissions-policy': permissionsWith('microphone=(self)'),
  });
  const recordingHeaders = await recordingWith(undefined);
  const volunteerHeaders = await recordingWith(options.mapSources);
  const headersOf = (path: string) => {
    if (path.startsWith('/usercenter/')) return volunteerHeaders;
    if (path === publicPaths.raiseNeed || path === publicPaths.followNeed) return recordingHeaders;
    return showsMap(path) ? mapHeaders : headers;
  };
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headersOf(request.url.split('?', 1)[0] ?? ''));
    next();
  });
  packAnswers(app);
  if (options.hasRateLimits) {
    await app.register(rateLimit, {
      max: floodLimit,
      timeWindow: minuteMs,
      allowList: (request) => !request.url.startsWith('/api/'),
      errorResponseBuilder: () => Object.assign(new Error('too many'), { statusCode: 429 }),
    });
  }
}

const mapPages = new Set(['/', publicPaths.home, publicPaths.map]);

/** Pages that show the configured map: never one on which somebody logs in, and none of the back office. */
const showsMap = (path: string): boolean =>
  mapPages.has(path) || /^\/(?:user-index\/(?:activityDetail|teamDetail)|teamcenter)\//.test(path);

/** The one inline script, that of the public pages, is allowed by its text. */
const inlineScript = `'sha256-${createHash('sha256').update(fillViewersScript).digest('base64')}'`;

/**
 * Of what browsers guard, only position (离我最近, check-in) and camera (scanning codes) may be asked for, by this site alone; the
 * microphone where somebody may speak what they need (点单, and in 查单 and the volunteer centre a returned one), pages which also play what was recorded before it is sent.
 */
const permissionsWith = (microphone: string): string =>
  `camera=(self), geolocation=(self), ${microphone}, payment=(), usb=()`;

const ownHeaders = new Set(['connection', 'content-length', 'content-type', 'date']);

/** Helmet works its headers out for every answer anew; ours never differ, so they are asked for once, of an app of its own. */
async function securityHeaders(
  { isSecure }: ProtectionOptions,
  sources: ContentSources | undefined,
  mediaSrc?: string[],
): Promise<OutgoingHttpHeaders> {
  const model = Fastify();
  await model.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", inlineScript, ...(sources?.scripts ?? [])],
        styleSrc: ["'self'", ...(sources?.styles ?? [])],
        styleSrcAttr: sources?.styleAttributes.length ? sources.styleAttributes : ["'none'"],
        imgSrc: ["'self'", 'data:', ...(sources?.images ?? [])],
        connectSrc: ["'self'", ...(sources?.connections ?? [])],
        ...(mediaSrc ? { mediaSrc } : {}),
        ...(sources?.workers.length ? { workerSrc: sources.workers } : {}),
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: isSecure,
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  model.get('/', async () => '');
  const { headers } = await model.inject('/');
  await model.close();
  const kept = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  return { ...Object.fromEntries(kept), 'permissions-policy': permissionsWith('microphone=()') };
}
