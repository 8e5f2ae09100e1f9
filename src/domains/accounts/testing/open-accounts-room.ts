import { openRoom } from '#testing/open-room.ts';
import { createAccountsRoom, openPolicy, type StaffPolicy } from '../server/index.ts';
import { testSecret } from './accounts.builders.ts';
import { testOutbox } from './sms.builders.ts';

/** This room as it is without the rooms above: nothing follows a change of a password or of a number. */
export const openAccountsRoom = (policy: StaffPolicy = openPolicy) =>
  openRoom(
    createAccountsRoom({
      secret: testSecret,
      outbox: testOutbox,
      showsSmsCodes: false,
      policy,
      auditWords: () => ({ acts: {}, targets: {}, fields: {}, values: {}, changedBy: {} }),
      historyGuards: () => ({}),
      describeSms: (template) => ({ label: template, text: template }),
      onPasswordRecovered: async () => undefined,
      onPasswordChanged: async () => undefined,
      onMobileChanged: async () => undefined,
      isGuardiansMobile: async () => false,
    }),
  );
