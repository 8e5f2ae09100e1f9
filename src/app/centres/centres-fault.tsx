import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { reportError } from '#platform/web/report-errors.ts';
import { ErrorScene } from '#platform/web/frame/error-scene.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';

/**
 * A page of the centres that could not be drawn. A new release moves the files of an open tab away: then reloading helps. Without a
 * network they cannot be had, and the page is loaded anew by itself when there is one.
 */
export function CentresFault() {
  const error = useRouteError();
  useEffect(() => {
    if (import.meta.env.PROD) reportError(error);
  }, [error]);
  const isMoved =
    error instanceof TypeError && /dynamically imported module|Importing a module/.test(error.message);
  useEffect(() => {
    const reload = (): void => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  const isOffline = isMoved && !navigator.onLine;
  const moved = isOffline
    ? { title: '现在没有网络', text: '这一页还没有取到，连上网络后会自己打开。' }
    : { title: '平台刚刚更新了', text: '刷新一次就能继续使用。' };
  return (
    <ErrorScene
      code={isOffline ? 503 : 500}
      homeHref="/user-index/index"
      {...(isMoved ? moved : {})}
      actions={
        <>
          <Button look="primary" size="lg" onClick={() => location.reload()}>
            刷新页面
          </Button>
          <ButtonAnchor look="line" size="lg" href="/user-index/index">
            回到首页
          </ButtonAnchor>
        </>
      }
    />
  );
}
