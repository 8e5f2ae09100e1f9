import { remote } from '#platform/web/calls/remote.ts';
import type { getMyVolunteer } from '../contract/volunteers.contract.ts';

export const getMyVolunteerCall = remote<typeof getMyVolunteer>('GET', '/api/volunteers/GetMyVolunteer');
