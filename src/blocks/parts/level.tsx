import { createContext, type ReactNode, useContext } from 'react';

/** The position of a block: the level of its own heading, and the title above it, which must not be repeated. */
interface Place {
  level: number;
  title?: string;
}

const PlaceContext = createContext<Place>({ level: 2 });

export const usePlace = (): Place => useContext(PlaceContext);

/** Content under a heading. @param title the text of that heading */
export function Under(props: { title?: string; children: ReactNode }) {
  const { level } = usePlace();
  return <PlaceContext value={{ level: level + 1, title: props.title }}>{props.children}</PlaceContext>;
}

/** A heading of the level that fits here, h2 to h4. */
export function BlockHeading(props: { id?: string; className?: string; children: ReactNode }) {
  const Tag = `h${Math.min(usePlace().level, 4)}` as 'h2' | 'h3' | 'h4';
  return (
    <Tag id={props.id} className={props.className}>
      {props.children}
    </Tag>
  );
}
