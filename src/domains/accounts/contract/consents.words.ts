import type { ConsentText } from './consent-texts/consent-text.ts';
import { guardianConsentText } from './consent-texts/guardian-consent.words.ts';
import { identityCheckText } from './consent-texts/identity-check.words.ts';
import { privacyPolicyText } from './consent-texts/privacy-policy.words.ts';
import { profileText, publicNameText, rankingsText } from './consent-texts/publicity.words.ts';
import { serviceAgreementText } from './consent-texts/service-agreement.words.ts';
import { teamAgreementText } from './consent-texts/team-agreement.words.ts';

/** What a person agrees to; each agreement is recorded with the version of the text that was shown (PIPL 14). */
export const consentPurposes = [
  'serviceAgreement',
  'privacyPolicy',
  'teamAgreement',
  'guardianConsent',
  'identityCheck',
  'publicName',
  'rankings',
  'publicProfile',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The texts in force. */
export const consentTexts: Record<ConsentPurpose, ConsentText> = {
  serviceAgreement: serviceAgreementText,
  privacyPolicy: privacyPolicyText,
  teamAgreement: teamAgreementText,
  guardianConsent: guardianConsentText,
  identityCheck: identityCheckText,
  publicName: publicNameText,
  rankings: rankingsText,
  publicProfile: profileText,
};

/** Who agrees to what: at registration, the guardian of a minor apart (PIPL 31), and with an ID number (PIPL 29). */
export const consentsNeeded = {
  volunteer: ['serviceAgreement', 'privacyPolicy'],
  team: ['serviceAgreement', 'privacyPolicy', 'teamAgreement'],
  guardian: ['guardianConsent'],
  identity: ['identityCheck'],
} as const satisfies Record<string, readonly ConsentPurpose[]>;

/** Address of the page that shows a text. */
export const consentPath = (purpose: ConsentPurpose): string => `/user-index/agreement?purpose=${purpose}`;

/** A text in a form: enough to link it and to say which version was agreed to. */
export type ConsentOffer = { purpose: ConsentPurpose; version: string; title: string; href: string };

/** The texts of a form as it offers them; forms hold no full text. */
export const consentOffers = (purposes: readonly ConsentPurpose[]): ConsentOffer[] =>
  purposes.map((purpose) => {
    const { version, title } = consentTexts[purpose];
    return { purpose, version, title, href: consentPath(purpose) };
  });
