import { buttonClass, type ButtonStyle } from '../plain/button-class.ts';
import { clearSession } from './session-cookies.ts';

const words = {
  title: '登录已失效',
  text: '登录已失效，可以取消并留在本页，也可以重新登录。',
  original: 'You have been logged out, you can cancel to stay on this page, or log in again',
  relogin: '重新登录 Re-Login',
  cancel: '取消 Cancel',
};

/**
 * Asks once whether to stay or to log in again (requirements.md 8). Re-Login clears the token and reloads the page.
 * Plain DOM, as any React root of the page may be the one whose call failed.
 */
export function openReloginDialog(): void {
  if (document.querySelector('dialog[data-relogin]')) return;
  const dialog = element('dialog', 'dlg');
  dialog.dataset['relogin'] = '';
  dialog.setAttribute('aria-labelledby', 'relogin-title');
  const title = element('h2', '', words.title);
  title.id = 'relogin-title';
  const original = element('p', '', words.original);
  original.lang = 'en';
  const body = element('div', 'dlg__b');
  body.append(element('p', '', words.text), original);
  const actions = element('div', 'b');
  actions.append(
    button({ look: 'line' }, words.cancel, () => dialog.close()),
    button({ look: 'primary' }, words.relogin, () => {
      clearSession();
      location.reload();
    }),
  );
  dialog.append(title, body, actions);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function button(style: ButtonStyle, label: string, onClick: () => void): HTMLButtonElement {
  const node = element('button', buttonClass(style) ?? '', label);
  node.type = 'button';
  node.addEventListener('click', onClick);
  return node;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.textContent = text;
  return node;
}
