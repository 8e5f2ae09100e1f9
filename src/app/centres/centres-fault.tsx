import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { reportError } from '#platform/web/report-errors.ts';
import { ErrorScene } from '#platform/web/frame/error-scene.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';

/** A page of the centres that could not be drawn. A new release moves the files of an open tab away: then reloading helps. */
export function CentresFault() {
  const error = useRouteError();
  useEffect(() => {
    if (import.meta.env.PROD) reportError(error);
  }, [error]);
  const isMoved =
    error instanceof TypeError && /dynamically imported module|Importing a module/.test(error.message);
  return (
    <ErrorScene
      code={500}
      homeHref="/user-index/index"
      {...(isMoved ? { title: '平台刚刚更新了', text: '刷新一次就能继续使用。' } : {})}
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
