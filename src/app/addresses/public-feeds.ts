import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { publicPaths } from '#areas/public-site/site-navigation.ts';
import { listActivities } from '#domains/activities/contract/activities.contract.ts';
import type { ActivityCard } from '#domains/activities/contract/activity-views.contract.ts';
import { getSite } from '#domains/site/contract/site.contract.ts';
import { getTeam } from '#domains/teams/contract/teams.contract.ts';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import type { PageCall } from '#platform/web/page.tsx';
import { parseRouteId } from '#platform/web/route-id.ts';
import { escapeXml } from './escape-xml.ts';

type FeedOptions = { call: PageCall; publicUrl: string };
/** What a feed holds: its name, and public activities that are still to come. */
type Feed = { title: string; activities: readonly ActivityCard[] };

/** Entries of one feed; programs ask again, so the next ones come in time. */
const mostEntries = 100;
const hourSeconds = 60 * 60;

/**
 * `/feeds/activities.xml` (RSS 2.0, what was published last first) and `/feeds/activities.ics` (a calendar to subscribe, what begins
 * next first), with `?team=` for one team's; `/feeds/subscribe` opens the latter in the
 * calendar program of the device. Both are made of what the public list shows; a team that is not public is 404.
 */
export function servePublicFeeds(app: FastifyInstance, { call, publicUrl }: FeedOptions): void {
  const teamOf = (request: FastifyRequest): number | undefined => {
    const { team } = request.query as { team?: unknown };
    const teamId = typeof team === 'string' ? parseRouteId(team) : undefined;
    if (team !== undefined && teamId === undefined)
      throw new OperationFailed({ code: 404, msg: '没有这支队伍' });
    return teamId;
  };
  const feedOf = async (request: FastifyRequest, sort: 'newest' | 'soonest'): Promise<Feed> => {
    const teamId = teamOf(request);
    const [{ title }, found, owner] = await Promise.all([
      call(getSite, {}),
      call(listActivities, { sort, pageSize: mostEntries, ...(teamId && { teamId }) }),
      teamId ? call(getTeam, { id: teamId }) : undefined,
    ]);
    return { title: owner ? `${owner.name}的志愿活动` : `${title}·志愿活动`, activities: found.list };
  };
  const send = async (reply: FastifyReply, type: string, make: () => Promise<string>): Promise<unknown> => {
    try {
      const text = await make();
      return reply
        .type(type)
        .header('cache-control', `public, max-age=${hourSeconds / 4}`)
        .send(text);
    } catch (error) {
      if (error instanceof OperationFailed && error.code === 404) return reply.callNotFound();
      throw error;
    }
  };
  app.get('/feeds/subscribe', async (request, reply) => {
    try {
      const team = teamOf(request);
      const query = team === undefined ? '' : `?team=${team}`;
      return await reply.redirect(`webcal://${new URL(publicUrl).host}/feeds/activities.ics${query}`, 302);
    } catch {
      return reply.callNotFound();
    }
  });
  app.get('/feeds/activities.xml', (request, reply) =>
    send(reply, 'application/rss+xml; charset=utf-8', async () =>
      rssOf(await feedOf(request, 'newest'), publicUrl),
    ),
  );
  app.get('/feeds/activities.ics', (request, reply) =>
    send(reply, 'text/calendar; charset=utf-8', async () =>
      calendarOf(await feedOf(request, 'soonest'), publicUrl),
    ),
  );
}

const describe = ({ startsAt, endsAt, placeName, summary, team }: ActivityCard): string =>
  `${dayLabel(startsAt)} ${spanLabel(startsAt, endsAt)}，${placeName}，${team.name}。${summary}`;

function rssOf({ title, activities }: Feed, publicUrl: string): string {
  const items = activities.map((activity) => {
    const link = escapeXml(publicUrl + publicPaths.activity(activity.id));
    return `<item><title>${escapeXml(activity.title)}</title><link>${link}</link><guid>${link}</guid><description>${escapeXml(describe(activity))}</description></item>`;
  });
  const home = escapeXml(publicUrl + publicPaths.activities);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${escapeXml(title)}</title><link>${home}</link><description>${escapeXml(title)}</description><language>zh-CN</language>
${items.join('\n')}
</channel></rss>
`;
}

/** One entry an activity, at its next shift: the dates of one's own sign-ups have a calendar of their own. */
function calendarOf({ title, activities }: Feed, publicUrl: string): string {
  const host = new URL(publicUrl).hostname;
  const calendar = ical({
    name: title,
    prodId: { company: host, product: 'public-activities', language: 'ZH' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: hourSeconds,
  });
  for (const activity of activities) {
    const { startsAt, endsAt } = activity.nextShift ?? activity;
    const { lng, lat, placeName } = activity;
    calendar.createEvent({
      id: `activity-${activity.id}@${host}`,
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: activity.title,
      description: `${activity.team.name}。${activity.summary}`,
      url: publicUrl + publicPaths.activity(activity.id),
      location: {
        title: placeName,
        address: placeName,
        ...(lng !== null && lat !== null && { geo: { lat, lon: lng } }),
      },
    });
  }
  return calendar.toString();
}
