import { tickedIn } from '#domains/accounts/web/consent-ticks.tsx';
import type { registerVolunteer } from '#domains/volunteers/contract/register-volunteer.contract.ts';
import { accountAges } from '#domains/volunteers/contract/registration.words.ts';
import { guardianIn, guardianPrefix } from '#domains/volunteers/web/profile/guardian-fields.tsx';
import type { RequestOf } from '#platform/contract/operation.ts';
import { emptyFields, type FormFaults, secretIn, textIn } from '#platform/web/form-faults.ts';

type Request = RequestOf<typeof registerVolunteer>;

/** `2012-11-21` and 14 give `2026-11-21`. */
const turns = (birthOn: string, years: number): string =>
  `${Number(birthOn.slice(0, 4)) + years}${birthOn.slice(4)}`;

/** Who must consent, by the birthday typed so far. */
export function needOf(birthOn: string, today: string): 'none' | 'guardian' | 'tooYoung' {
  if (!birthOn || birthOn > today || turns(birthOn, accountAges.adult) <= today) return 'none';
  return turns(birthOn, accountAges.youngest) <= today ? 'guardian' : 'tooYoung';
}

/** What was typed, as the call takes it. */
export const requestIn = (values: FormData, asksGuardian: boolean): Request => ({
  mobile: textIn(values, 'mobile'),
  smsCode: textIn(values, 'smsCode'),
  userPwd: secretIn(values, 'userPwd'),
  confirmPwd: secretIn(values, 'confirmPwd'),
  loginName: textIn(values, 'loginName') || undefined,
  name: textIn(values, 'name'),
  gender: textIn(values, 'gender') as Request['gender'],
  birthOn: textIn(values, 'birthOn'),
  area: textIn(values, 'area'),
  serviceAreas: values.getAll('serviceAreas').map(String),
  serviceCategories: values.getAll('serviceCategories').map(String) as Request['serviceCategories'],
  consents: tickedIn(values, 'consents'),
  ...(asksGuardian && { guardian: guardianIn(values, tickedIn(values, `${guardianPrefix}consents`)) }),
});

const asked = {
  mobile: '请输入手机号',
  smsCode: '请输入短信验证码',
  userPwd: '请设置密码',
  confirmPwd: '请再输入一次密码',
  name: '请填写姓名',
  gender: '请选择性别',
  birthOn: '请选择出生日期',
  area: '请选择居住区域',
  serviceAreas: '请至少选择 1 个服务区域',
  serviceCategories: '请至少选择 1 个服务类别',
} as const;

const askedOfGuardian = {
  guardianName: '请填写监护人姓名',
  relation: '请选择与孩子的关系',
  mobile: '请输入监护人手机号',
  smsCode: '请输入监护人收到的验证码',
} as const;

const gapsOfGuardian = (guardian: NonNullable<Request['guardian']>, offers: number): FormFaults => ({
  ...Object.fromEntries(
    Object.entries(emptyFields(guardian, askedOfGuardian)).map(([name, text]) => [
      `${guardianPrefix}${name}`,
      text,
    ]),
  ),
  ...((guardian.consents?.length ?? 0) < offers && {
    [`${guardianPrefix}consents`]: '请监护人阅读并勾选同意',
  }),
});

/** What the browser sees missing before anything is sent. */
export function gapsIn(
  request: Request,
  need: ReturnType<typeof needOf>,
  offers: { own: number; guardian: number },
): FormFaults {
  const { guardian } = request;
  return {
    ...emptyFields(request, asked),
    ...(need === 'tooYoung' && { birthOn: '未满 14 周岁还不能单独注册，请看下面的说明' }),
    ...(request.confirmPwd !== '' &&
      request.userPwd !== request.confirmPwd && { confirmPwd: '两次输入的密码不一致' }),
    ...(request.consents.length < offers.own && { consents: '请阅读并勾选同意' }),
    ...(guardian && gapsOfGuardian(guardian, offers.guardian)),
  };
}
