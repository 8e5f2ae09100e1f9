import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { leaderCodePath } from '../scanned-code.ts';
import { CameraDialog } from './camera-dialog.tsx';

/** 扫领队的码: the camera in the page; the code that was read opens my page of its activity with the code filled in. */
export function ScanLeaderCode({ look = 'line' }: { look?: 'primary' | 'line' }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const read = (text: string): string | undefined => {
    const path = leaderCodePath(text);
    if (!path) return '这不是签到码，请对准领队屏幕上的码。';
    setOpen(false);
    void navigate(path);
    return undefined;
  };
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        <ScanLine className="ic" aria-hidden />
        扫领队的码
      </Button>
      {isOpen && (
        <CameraDialog
          hint="对准领队屏幕上的码，读到就会打开签到页。"
          wayOut="也可以直接输入领队屏幕上的六位签到码。"
          onRead={read}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
