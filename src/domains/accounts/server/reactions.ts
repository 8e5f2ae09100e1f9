import type { Act } from '#platform/server/calls/act.ts';

/** What happened to the second factors of a member of staff, or was tried with them. */
export type FactorEvent =
  | { kind: 'applicationSet' | 'applicationRemoved' | 'codeUsedAgain' }
  | { kind: 'passkeyAdded' | 'passkeyRemoved' | 'passkeyCopied'; name: string };

/** What this room asks of higher rooms, and what they do when something happens here. */
export type AccountsReactions = {
  /** A password was set by a code; its owner is told. */
  onPasswordRecovered: (act: Act, accountId: number) => Promise<void>;
  /** A password was changed by who knew the old one; the owner is told. */
  onPasswordChanged: (act: Act, accountId: number) => Promise<void>;
  /** A second factor was set up, removed or misused; its owner is told. */
  onFactorEvent: (act: Act, accountId: number, event: FactorEvent) => Promise<void>;
  /** The account has another number; its owner is told. */
  onMobileChanged: (act: Act, accountId: number, mobileMasked: string) => Promise<void>;
  /** The account was used on a device where it never was; its owner is told. `device` as in 登录设备. */
  onNewDevice: (act: Act, accountId: number, device: string) => Promise<void>;
  /** Whether the account is a minor's and the number their guardian's, which cannot be the minor's own. */
  isGuardiansMobile: (act: Act, accountId: number, mobileHash: string) => Promise<boolean>;
};
