import { Component, type ReactNode } from 'react';
import type { Binding } from '../../blocks/binding.ts';
import { FailureNotice } from '../../blocks/parts/FailureNotice.tsx';
import { newNrSprawy } from '../../lang/errors/ApiError.ts';

interface BoundaryProps {
  /** The name in the log. */
  name: string;
  word: Binding['word'];
  children: ReactNode;
}

/** A part that fails while it is drawn shows a message with a number in its place, and leaves the rest of the page intact. */
export class BlockBoundary extends Component<BoundaryProps, { nrSprawy: string | null }> {
  override state = { nrSprawy: null };

  static getDerivedStateFromError(): { nrSprawy: string } {
    return { nrSprawy: newNrSprawy() };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`okienko: "${this.props.name}" could not be drawn, ${this.state.nrSprawy}:`, error);
  }

  override render(): ReactNode {
    const { word, children } = this.props;
    const { nrSprawy } = this.state;
    if (nrSprawy === null) return children;
    return (
      <FailureNotice
        word={word}
        message={word('wspolne.ekran.usterkaBloku')}
        nrSprawy={nrSprawy}
        onRetry={() => this.setState({ nrSprawy: null })}
      />
    );
  }
}
