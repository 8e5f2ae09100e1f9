import type { ActivityDetail } from '#domains/activities/contract/activity-views.contract.ts';
import type { NewsView } from '#domains/news/contract/news.contract.ts';
import type { SiteView } from '#domains/site/contract/site.contract.ts';
import type { TeamView } from '#domains/teams/contract/teams.contract.ts';
import type { Absolute } from '#platform/web/page.tsx';
import { newsItemPath, publicPaths } from './site-navigation.ts';

const geoOf = ({ lng, lat }: { lng: number | null; lat: number | null }) =>
  lng !== null && lat !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } };

/** An activity as schema.org's Event. */
export const eventOf = (activity: ActivityDetail, absolute: Absolute): object => ({
  '@type': 'Event',
  name: activity.title,
  description: activity.summary,
  url: absolute(publicPaths.activity(activity.id)),
  startDate: activity.startsAt,
  endDate: activity.endsAt,
  eventStatus: `https://schema.org/${activity.phase === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  isAccessibleForFree: true,
  maximumAttendeeCapacity: activity.capacity,
  remainingAttendeeCapacity: activity.placesLeft,
  location: { '@type': 'Place', name: activity.placeName, address: activity.address, ...geoOf(activity) },
  organizer: {
    '@type': 'Organization',
    name: activity.team.name,
    url: absolute(publicPaths.team(activity.team.id)),
  },
});

/** A team as schema.org's Organization. */
export const organisationOf = (team: TeamView, absolute: Absolute): object => ({
  '@type': 'Organization',
  name: team.name,
  alternateName: team.shortName,
  description: team.slogan || team.intro.slice(0, 200),
  url: absolute(publicPaths.team(team.teamId)),
  address: team.address,
  ...(team.iconUrl && { logo: absolute(team.iconUrl) }),
  ...(team.foundedOn && { foundingDate: team.foundedOn }),
  ...(team.contactPhone && { telephone: team.contactPhone }),
  parentOrganization: { '@type': 'Organization', name: team.organisationName },
});

/** A news item as schema.org's NewsArticle. */
export const articleOf = (news: NewsView, absolute: Absolute): object => ({
  '@type': 'NewsArticle',
  headline: news.title,
  description: news.summary,
  url: absolute(newsItemPath(news)),
  datePublished: news.publishAt,
  articleSection: news.dynamicTypeName,
  author: { '@type': 'Organization', name: news.teamName ?? news.source },
  publisher: { '@type': 'Organization', name: news.source },
});

/** The site and its search box as schema.org's WebSite. */
export const webSiteOf = (site: SiteView, absolute: Absolute): object => ({
  '@type': 'WebSite',
  name: site.title,
  alternateName: site.shortTitle,
  url: absolute(publicPaths.home),
  inLanguage: 'zh-CN',
  publisher: {
    '@type': 'GovernmentOrganization',
    name: site.undertaker || site.title,
    ...(site.address && { address: site.address }),
    ...(site.phone && { telephone: site.phone }),
  },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: absolute('/user-index/search?query={search_term_string}'),
    },
    'query-input': 'required name=search_term_string',
  },
});
