import { openRoom } from '#testing/open-room.ts';
import { createAccountsRoom, openPolicy, type StaffPolicy } from '../server/index.ts';
import type { FactorEvent } from '../server/reactions.ts';
import { testSecret } from './accounts.builders.ts';
import { testOutbox } from './sms.builders.ts';

/** What was told of second factors, the newest last. */
export const factorEvents: ({ accountId: number } & FactorEvent)[] = [];

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
      publicUrl: 'http://localhost',
      onFactorEvent: async (_act, accountId, event) => void factorEvents.push({ accountId, ...event }),
      onMobileChanged: async () => undefined,
      onNewDevice: async () => undefined,
      isGuardiansMobile: async () => false,
    }),
  );
