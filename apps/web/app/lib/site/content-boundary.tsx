import { Component, type ReactNode } from 'react';
import { ContentFailed } from './content-failed.tsx';

interface Props {
  readonly children: ReactNode;
  /** Instead of saying so, where nobody misses it. */
  readonly fallback?: ReactNode;
}

/** What can't be read or drawn is said in its own place; the rest of the page stays. */
export class ContentBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback = <ContentFailed /> } = this.props;
    return this.state.failed ? fallback : children;
  }
}
