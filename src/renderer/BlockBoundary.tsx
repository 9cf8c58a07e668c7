import { Component, type ReactNode } from 'react';
import { newNrSprawy } from '../errors/ApiError.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

interface BoundaryProps {
  /** For the log. */
  name: string;
  word(key: string, values?: Readonly<Record<string, string>>): string;
  children: ReactNode;
}

/** A part that fails while it is drawn says so in its place, with a number, and leaves the rest of the page standing. */
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
    const retry = () => this.setState({ nrSprawy: null });
    return (
      <Notice
        tone="danger"
        role="alert"
        word={word('wspolne.widzety.blad')}
        action={
          <Button small icon="refresh" onClick={retry}>
            {word('wspolne.widzety.ponow')}
          </Button>
        }
      >
        <p>{word('wspolne.ekran.usterkaBloku')}</p>
        <p>{word('wspolne.widzety.nrSprawy', { nrSprawy })}</p>
      </Notice>
    );
  }
}
