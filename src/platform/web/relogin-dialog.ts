import styles from './relogin-dialog.module.css';
import { clearSession } from './session-cookies.ts';

const words = {
  title: '登录已失效',
  text: '登录已失效,可以取消并留在本页,也可以重新登录。',
  original: 'You have been logged out, you can cancel to stay on this page, or log in again',
  relogin: '重新登录 Re-Login',
  cancel: '取消 Cancel',
};

/** Asks once whether to stay or to log in again (specification 8). Re-Login clears the token and reloads the page. */
export function openReloginDialog(): void {
  if (document.querySelector('dialog[data-relogin]')) return;
  const dialog = element('dialog', { class: styles.dialog, 'aria-labelledby': 'relogin-title', 'data-relogin': '' });
  const relogin = element('button', { type: 'button', class: styles.relogin }, words.relogin);
  const cancel = element('button', { type: 'button', class: styles.cancel }, words.cancel);
  const actions = element('div', { class: styles.actions });
  actions.append(cancel, relogin);
  dialog.append(
    element('h2', { id: 'relogin-title', class: styles.title }, words.title),
    element('p', { class: styles.text }, words.text),
    element('p', { class: styles.original, lang: 'en' }, words.original),
    actions,
  );
  relogin.addEventListener('click', () => {
    clearSession();
    location.reload();
  });
  cancel.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | undefined>,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) node.setAttribute(name, value);
  node.textContent = text;
  return node;
}
