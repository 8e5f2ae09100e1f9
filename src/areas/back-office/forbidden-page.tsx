import { useNavigate } from 'react-router';
import { usePageTitle } from '#platform/web/page-title.ts';
import { EmptyState } from '#platform/web/list/empty-state.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';

/** `/401` inside the shell: one sentence, and two ways back. */
export function Component() {
  const navigate = useNavigate();
  usePageTitle('没有访问权限');
  return (
    <>
      <div className="pt">
        <h1>没有访问权限</h1>
      </div>
      <section className="pn">
        <EmptyState
          art="lock"
          title="你的角色不能打开这个页面"
          text="左边的菜单里是你现在能用的功能。需要更多权限，请联系系统管理员开通。"
          action={
            <>
              <ButtonLink look="primary" to="/dashboard">
                回到后台首页
              </ButtonLink>{' '}
              <Button look="line" onClick={() => void navigate(-1)}>
                返回上一页
              </Button>
            </>
          }
        />
      </section>
    </>
  );
}
