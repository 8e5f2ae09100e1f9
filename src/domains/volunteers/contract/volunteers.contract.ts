import { z } from 'zod';
import { dayField, instantField } from '#platform/contract/fields.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { operation } from '#platform/contract/operation.ts';
import { realNameStatusLabels } from './volunteers.words.ts';

export const getMyVolunteer = operation({
  name: 'getMyVolunteer',
  method: 'GET',
  path: '/api/volunteers/GetMyVolunteer',
  caller: 'volunteer',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({
    volunteerId: z.int(),
    /** Number on the card (志愿者编号), read out at a walk-in. */
    volunteerNo: z.string(),
    name: z.string(),
    gender: z.enum(['male', 'female']),
    birthOn: dayField,
    age: z.int(),
    mobileMasked: z.string().nullable(),
    iconUrl: z.string().nullable(),
    area: z.string(),
    areaName: z.string(),
    /** Codes of areas where this person likes to serve. */
    serviceAreas: z.array(z.string()),
    serviceCategories: z.array(z.string()),
    organisationName: z.string().nullable(),
    occupation: z.string(),
    intro: z.string(),
    realNameStatus: z.enum(keysOf(realNameStatusLabels)),
    status: z.enum(['pendingGuardian', 'active', 'dormant', 'restricted', 'frozen', 'closing', 'closed']),
    restrictedUntil: instantField.nullable(),
    /** Agreed to be named in public lists. */
    isNamePublic: z.boolean(),
    joinsRankings: z.boolean(),
    registeredAt: instantField,
  }),
  refusals: {},
  summary: "The caller's own volunteer profile; the phone number is masked.",
});
export type MyVolunteerView = z.output<(typeof getMyVolunteer)['result']>;
