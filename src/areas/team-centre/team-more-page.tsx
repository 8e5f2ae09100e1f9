import { usePageTitle } from '#platform/web/page-title.ts';

/** `/teamcenter/index/teamindex/more` 更多: on phones the shell lists here what the bar at the bottom has no room for. */
export function Component() {
  usePageTitle('更多');
  return (
    <header className="ph">
      <div>
        <h1>更多</h1>
        <p className="only-d">电脑上，全部菜单都在左边。</p>
      </div>
    </header>
  );
}
