import type { MyProfileView } from '../contract/profile.contract.ts';

/** The fields of the form, as they are typed. */
export type ProfileFormState = Omit<
  MyProfileView,
  | 'volunteerId'
  | 'volunteerNo'
  | 'name'
  | 'gender'
  | 'birthOn'
  | 'iconUrl'
  | 'mobileMasked'
  | 'version'
  | 'realName'
>;

export type ProfileFormProps = {
  form: ProfileFormState;
  areas: readonly { code: string; name: string }[];
  set: (change: Partial<ProfileFormState>) => void;
  /** The server's sentence about a field. */
  errorOf: (path: string) => string | undefined;
};

/** A profile as the form begins with it. */
export function formOf(profile: MyProfileView): ProfileFormState {
  const {
    volunteerId,
    volunteerNo,
    name,
    gender,
    birthOn,
    iconUrl,
    mobileMasked,
    version,
    realName,
    ...form
  } = profile;
  return form;
}
