import { tickedIn } from '#domains/accounts/web/consent-ticks.tsx';
import type { registerTeam } from '#domains/teams/contract/register-team.contract.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import { emptyFields, type FormFaults, secretIn, textIn } from '#platform/web/form-faults.ts';

type Request = RequestOf<typeof registerTeam>;

/** What was typed, as the call takes it. */
export const requestIn = (values: FormData): Request => ({
  name: textIn(values, 'name'),
  category: textIn(values, 'category') as Request['category'],
  teamClass: textIn(values, 'teamClass') as Request['teamClass'],
  legalForm: textIn(values, 'legalForm') as Request['legalForm'],
  uscc: textIn(values, 'uscc') || undefined,
  foundedOn: textIn(values, 'foundedOn'),
  area: textIn(values, 'area'),
  organisationId: Number(textIn(values, 'organisationId')),
  address: textIn(values, 'address'),
  intro: textIn(values, 'intro'),
  slogan: textIn(values, 'slogan'),
  joinMode: textIn(values, 'joinMode') as Request['joinMode'],
  leaderName: textIn(values, 'leaderName'),
  mobile: textIn(values, 'mobile'),
  smsCode: textIn(values, 'smsCode'),
  contactName: textIn(values, 'contactName'),
  contactPhone: textIn(values, 'contactPhone'),
  isContactPublic: values.has('isContactPublic'),
  loginName: textIn(values, 'loginName'),
  userPwd: secretIn(values, 'userPwd'),
  confirmPwd: secretIn(values, 'confirmPwd'),
  consents: tickedIn(values, 'consents'),
});

const asked = {
  name: '请填写队伍名称',
  teamClass: '请选择队伍类别',
  legalForm: '请选择登记形式',
  intro: '请填写队伍简介',
  joinMode: '请选择加入方式',
  area: '请选择所在区域',
  address: '请填写详细地址',
  leaderName: '请填写负责人姓名',
  mobile: '请输入手机号',
  smsCode: '请输入短信验证码',
  contactName: '请填写联系人',
  contactPhone: '请填写联系电话',
  loginName: '请输入用户名',
  userPwd: '请设置密码',
  confirmPwd: '请再输入一次密码',
  category: '请选择服务类别',
  foundedOn: '请选择成立日期',
  organisationId: '请选择所属的实践所或实践站',
} as const;

/** What the browser sees missing before anything is sent. */
export const gapsIn = (request: Request, offers: number): FormFaults => ({
  ...emptyFields(request, asked),
  ...(request.confirmPwd !== '' &&
    request.userPwd !== request.confirmPwd && { confirmPwd: '两次输入的密码不一致' }),
  ...(request.consents.length < offers && { consents: '请阅读并勾选同意' }),
});
