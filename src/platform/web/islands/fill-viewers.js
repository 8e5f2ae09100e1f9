// Stands at the top of every document of the public site, which is the same for everybody: while the document is read, and
// before anything of it is painted, fills in what differs by who is signed in. It knows no more than the display cookies
// say; calls are judged by the server.
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
  const replace = (template) => {
    const part = document.importNode(template.content, true);
    for (const element of part.querySelectorAll('[data-viewer-name]')) element.textContent = name;
    for (const element of part.children) element.dataset.viewerPart = '';
    template.replaceWith(part);
  };
  // The last node of all may still be read; it is left for the next turn.
  const lastNode = () => {
    let node = document.documentElement;
    while (node.lastChild) node = node.lastChild;
    return node;
  };
  const fill = (mayBeRead) => {
    const templates = `template[data-viewers="${kind}"], template[data-viewers="all"]`;
    for (const template of document.querySelectorAll(templates))
      if (template !== mayBeRead) replace(template);
  };
  const observer = new MutationObserver(() => fill(lastNode()));
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    fill();
  });
})();
