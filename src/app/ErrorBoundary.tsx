import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Replaces a widget that crashed. */
  fallback: ReactNode;
  onCrash?: (() => void) | undefined;
  children: ReactNode;
}

/** Keeps a crash in one widget from the rest of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onCrash?.();
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
