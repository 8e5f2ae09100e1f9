import type { Envelope } from '#platform/contract/envelope.ts';
import { callForEnvelope } from '../calls/call-operation.ts';
import type { MenuEntry } from './menu-entry.ts';
import { OperationFailed } from '../calls/operation-failed.ts';
import type { RemoteCall } from '../calls/remote.ts';

type Menu = { menu: readonly MenuEntry[] };

const menuCall: RemoteCall<{ id: number }, Menu> = {
  method: 'GET',
  path: '/api/sys/org/GetTeam_RoleFuncByRoleId/{id}',
};

/** A menu that cannot be used: the specification's own words, and the Chinese sentence that stands before them. */
export class MenuUnusable extends Error {
  override readonly name = 'MenuUnusable';
  readonly sentence: string;

  constructor(message: string, sentence: string) {
    super(message);
    this.sentence = sentence;
  }
}

/** The menu of a role, from `data.menu` as specified. @throws MenuUnusable when it is missing or empty, OperationFailed (untold) when the call fails. */
export async function loadMenu(roleId: number | undefined): Promise<readonly MenuEntry[]> {
  const data = roleId === undefined ? undefined : await menuDataOf(roleId);
  if (!data)
    throw new MenuUnusable('Verification failed, please Login again.', '身份核验没有通过，请重新登录。');
  if (!Array.isArray(data.menu) || data.menu.length === 0) {
    throw new MenuUnusable('getInfo: menu must be a non-null array!', '没有取到你的菜单，请联系管理员。');
  }
  return data.menu;
}

async function menuDataOf(roleId: number): Promise<Menu | undefined> {
  const envelope: Envelope<Menu> & { data?: Menu } = await callForEnvelope(
    menuCall,
    { id: roleId },
    { reportedBy: 'form' },
  );
  return envelope.data;
}

/** What the guard says when the menu could not be loaded: the error's message, or 'Has Error'. */
export function menuFailureText(error: unknown): string {
  if (error instanceof MenuUnusable) return `${error.sentence}${error.message}`;
  if (error instanceof OperationFailed && error.msg) return error.msg;
  const message = error instanceof Error ? error.message : '';
  return `载入菜单时出错了，请重新登录。${message || 'Has Error'}`;
}
