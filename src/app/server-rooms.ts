import { createAccountsRoom } from '#domains/accounts/server/index.ts';
import { createAttendanceRoom } from '#domains/attendance/server/index.ts';
import { hoursRoom } from '#domains/hours/server/index.ts';
import { statisticsRoom } from '#domains/statistics/server/index.ts';
import type { Room } from '#platform/server/binding.ts';
import { deriveKey } from '#platform/server/encryption.ts';
import type { Configuration } from './configuration.ts';
import { attendanceReactions } from './reactions.ts';

/** Every room of the house, in the order of its tiers; nothing is found by itself. */
export const createRooms = ({ secret, publicUrl }: Pick<Configuration, 'secret' | 'publicUrl'>): Room[] => [
  createAccountsRoom({ secret }),
  createAttendanceRoom({
    ...attendanceReactions,
    codeSecret: deriveKey(secret, 'attendance-codes').toString('hex'),
    publicUrl,
  }),
  hoursRoom,
  statisticsRoom,
];
