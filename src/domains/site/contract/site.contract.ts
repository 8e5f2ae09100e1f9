import { z } from 'zod';
import { idField } from '#platform/contract/fields.ts';
import { operation } from '#platform/contract/operation.ts';
import { pageRequestShape, pageResultShape } from '#platform/contract/paging.ts';
import { categoryKeys } from './categories.words.ts';

/** A service category on the wire. */
export const categoryField = z.enum(categoryKeys, '请选择服务类别');

const siteTextsShape = {
  title: z.string(),
  shortTitle: z.string(),
  sponsor: z.string(),
  undertaker: z.string(),
  filingNo: z.string(),
  policeFilingNo: z.string(),
  siteCode: z.string(),
  address: z.string(),
  phone: z.string(),
  phoneHours: z.string(),
  email: z.string(),
  /** Who answers for certificates, as 民发〔2015〕149号 asks: printed on them. */
  issuerLeader: z.string(),
  issuerHandler: z.string(),
  /** One line above the home page; empty when there is none. */
  notice: z.string(),
};

const areaSchema = z.strictObject({ code: z.string(), name: z.string() });
const categorySchema = z.strictObject({ key: categoryField, name: z.string() });

export const getSite = operation({
  name: 'getSite',
  method: 'GET',
  path: '/api/site/GetSite',
  caller: 'public',
  effect: 'read',
  shared: { with: 'everybody', forMs: 10_000 },
  request: z.strictObject({}),
  result: z.strictObject({
    ...siteTextsShape,
    areas: z.array(areaSchema),
    categories: z.array(categorySchema),
    organisationCount: z.int(),
  }),
  refusals: {},
  summary: 'Title, footer texts, areas and service categories of the site.',
});
export type SiteView = z.output<(typeof getSite)['result']>;

const organisationSchema = z.strictObject({
  organisationId: z.int(),
  kind: z.enum(['centre', 'district', 'community']),
  name: z.string(),
  parentId: z.int().nullable(),
  area: z.string(),
  areaName: z.string(),
  address: z.string(),
  lng: z.number().nullable(),
  lat: z.number().nullable(),
});
export type OrganisationView = z.output<typeof organisationSchema>;

export const listOrganisations = operation({
  name: 'listOrganisations',
  method: 'POST',
  path: '/api/site/ListOrganisations',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({
    ...pageRequestShape,
    kind: z.enum(['centre', 'district', 'community']).optional(),
    parentId: idField.optional(),
    area: z.string().max(20).optional(),
  }),
  result: z.strictObject(pageResultShape(organisationSchema)),
  refusals: {},
  summary: 'Practice organisations (中心、所、站) in tree order.',
});
