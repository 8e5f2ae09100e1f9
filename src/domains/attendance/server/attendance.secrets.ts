import type { KeptUnderSecret } from '#platform/server/secrets/sealed-table.ts';

/** Nothing of this room lies under the secret itself: marks of devices are hashed under a key that outlives it. */
export const attendanceSecrets: KeptUnderSecret = {
  lasting: {
    'attendance_events.device_hash': 'of a random mark, under a kept key',
    'volunteer_code_shows.device_hash': 'of a random mark, under a kept key',
  },
};
