import { toInstant } from '#platform/contract/instants.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import type { TeamCardView } from '../contract/teams.contract.ts';
import { teamProfileWarnings } from '../contract/teams.words.ts';
import type { TeamCardRow, TeamRow } from './teams.queries.ts';

/** A row as a card of the public list. */
export const teamCard = (row: TeamCardRow): TeamCardView => ({
  teamId: row.id,
  teamNo: row.teamNo,
  name: row.name,
  shortName: row.shortName,
  sealChar: row.sealChar,
  iconUrl: row.iconUrl,
  category: row.category as CategoryKey,
  area: row.area,
  areaName: row.areaName ?? '',
  organisationName: row.organisationName,
  slogan: row.slogan,
  stars: row.stars,
  foundedOn: row.foundedOn,
  joinMode: row.joinMode,
  memberCount: Number(row.memberCount),
  activityCount: Number(row.activityCount),
  effectiveMinutes: Number(row.effectiveMinutes),
});

/** What both the public page and the team's own pages show. */
export const teamDetail = (row: TeamRow) => ({
  ...teamCard(row),
  teamClass: row.teamClass,
  legalForm: row.legalForm,
  organisationId: row.organisationId,
  address: row.address,
  lng: row.lng,
  lat: row.lat,
  leaderName: row.leaderName,
  intro: row.intro,
  status: row.status,
  registeredAt: toInstant(row.registeredAt),
});

/** What the profile still lacks, in the sentences of the specification. */
export const profileWarnings = ({ foundedOn, iconUrl }: TeamRow): string[] => [
  ...(foundedOn ? [] : [teamProfileWarnings.birthday]),
  ...(iconUrl ? [] : [teamProfileWarnings.logo]),
];
