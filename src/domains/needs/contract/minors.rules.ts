import type { MinorAge, MinorGap } from './minors.words.ts';
import type { RequesterKind } from './needs.words.ts';

export type MinorFacts = {
  minorAge?: MinorAge | undefined;
  requesterKind: RequesterKind;
  guardianName?: string | undefined;
  guardianMobile?: string | undefined;
  hasGuardianConsent: boolean;
  /** By the account of a volunteer who asks for themselves; undefined where nothing is known. */
  isAccountMinor?: boolean;
};

/**
 * What an order for somebody under age lacks, or that a child may not order alone: below fourteen a guardian orders; from fourteen on
 * a guardian agrees, and can be called unless a parent orders. Nothing for grown-ups.
 */
export function judgeMinor(facts: MinorFacts): 'childAlone' | MinorGap[] {
  const { minorAge, requesterKind, guardianName, guardianMobile, hasGuardianConsent } = facts;
  if (minorAge === undefined) return requesterKind === 'self' && facts.isAccountMinor ? ['minorAge'] : [];
  if (minorAge === 'child' && requesterKind === 'self') return 'childAlone';
  const needsNames = requesterKind !== 'family';
  return [
    ...(needsNames && !guardianName ? (['guardianName'] as const) : []),
    ...(needsNames && !guardianMobile ? (['guardianMobile'] as const) : []),
    ...(hasGuardianConsent ? [] : (['hasGuardianConsent'] as const)),
  ];
}
