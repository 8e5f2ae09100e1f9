import type { MyProfileView } from '../../contract/profile.contract.ts';

const fields = [
  'area',
  'serviceAreas',
  'serviceCategories',
  'availability',
  'skills',
  'languages',
  'workplace',
  'occupation',
  'email',
  'address',
  'emergencyName',
  'emergencyMobile',
  'intro',
  'isNamePublic',
  'joinsRankings',
  'isProfilePublic',
  'invitePreference',
] as const;

/** The fields of the form, as they are typed. */
export type ProfileFormState = Pick<MyProfileView, (typeof fields)[number]>;

export type ProfileFormProps = {
  form: ProfileFormState;
  areas: readonly { code: string; name: string }[];
  set: (change: Partial<ProfileFormState>) => void;
  /** The server's sentence about a field. */
  errorOf: (path: string) => string | undefined;
};

/** A profile as the form begins with it. */
export const formOf = (profile: MyProfileView): ProfileFormState =>
  Object.fromEntries(fields.map((field) => [field, profile[field]])) as ProfileFormState;
