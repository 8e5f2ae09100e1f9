import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

/** Keeps a fault inside one island: the rest of the page stays, and this part says how to get it back. */
export class IslandBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <p role="alert">
        这一块暂时打不开。
        <Button look="line" size="sm" onClick={() => location.reload()}>
          刷新页面再试
        </Button>
      </p>
    );
  }
}
