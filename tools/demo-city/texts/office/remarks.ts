import { z } from 'zod';
import { readCityFile } from '../city-file.ts';
import { line } from '../shapes.ts';

/** What is said in one place only, in the words of who would say it. */
export const REMARKS = readCityFile(
  'office/remarks',
  z.strictObject({
    suspended: line,
    insurer: line,
    fixed: line,
    absent: line,
    excused: line,
    shortened: line,
    denied: line,
    walkInDenied: line,
    deniedDecision: line,
    correction: line,
    correctionAgreed: line,
    correctionRefused: line,
    correctionRejected: line,
    materialMissing: line,
    materialAnswer: line,
    ratedService: line,
    ratedVolunteer: line,
    removed: line,
    joinNotice: line,
    teamSuspended: line,
    realNameRejected: line,
    realNameLook: line,
    proofFile: line,
    servicePhoto: line,
    proofSpecimen: line,
  }),
);
