import type { Generated } from 'kysely';
import type { JsonColumn } from '../json-column.ts';

/** Tables that the site room writes; columns are described in the migration. */
export type SiteSettingsTable = {
  key: string;
  value: JsonColumn;
};

export type OrganisationsTable = {
  id: Generated<number>;
  kind: 'centre' | 'district' | 'community';
  name: string;
  parentId: number | null;
  path: string;
  area: string;
  address: string;
  lng: number | null;
  lat: number | null;
  sort: Generated<number>;
  /** Of a 站 that is closed; nothing new is given to it. */
  closedAt: Generated<Date | null>;
  closedReason: Generated<string>;
  version: Generated<number>;
};

export type PageErrorsTable = {
  fingerprint: string;
  message: string;
  place: string;
  frames: string;
  browser: string;
  reportCount: Generated<number>;
  firstAt: Date;
  lastAt: Date;
  settledAt: Date | null;
};

export type AreasTable = {
  code: string;
  name: string;
  sort: number;
};

export type ServiceCategoriesTable = {
  key: string;
  name: string;
  nationalCodes: string[];
  sort: number;
};

export type WorkCalendarTable = {
  day: string;
  isWorkday: boolean;
  name: string;
  isShipped: Generated<boolean>;
  isOwn: Generated<boolean>;
};
