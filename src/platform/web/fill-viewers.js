// Stands in every document of the public site, which is the same for everybody: fills in, before anything is painted, what
// differs by who is signed in. It knows no more than the display cookies say; calls are judged by the server.
(() => {
  const kinds = { 1: 'team', 2: 'volunteer', 3: 'staff' };
  const cookies = Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split('=', 2)));
  const kind = cookies['Admin-Token'] && kinds[cookies.userType];
  if (!kind) return;
  document.documentElement.dataset.viewer = kind;

  const nameOf = (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return '';
    }
  };
  const name = nameOf(cookies.realName ?? '') || '我的';
  const fill = () => {
    for (const template of document.querySelectorAll(
      `template[data-viewers="${kind}"], template[data-viewers="all"]`,
    )) {
      const part = document.importNode(template.content, true);
      for (const element of part.querySelectorAll('[data-viewer-name]')) element.textContent = name;
      for (const element of part.children) element.dataset.viewerPart = '';
      template.replaceWith(part);
    }
  };
  fill();
  // What stands below this script.
  document.addEventListener('DOMContentLoaded', fill);
})();
