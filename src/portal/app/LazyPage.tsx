import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Loading } from './Loading.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { useLate } from './useLate.ts';

interface LazyPageProps {
  /** The screen of the page, if it is one. */
  name?: string;
  children: ReactNode;
}

/** A page whose code is loaded with it. When the code is late the page says so, and is drawn as soon as the code is here. */
export function LazyPage({ name, children }: LazyPageProps) {
  const [waiting, setWaiting] = useState(false);
  const late = useLate(waiting ? (name ?? '') : null);
  const instead = late ? <NotLoaded name={name} /> : <Loading name={name} />;
  return <Suspense fallback={<Waiting onWait={setWaiting}>{instead}</Waiting>}>{children}</Suspense>;
}

/** Reports that it is on the page. */
function Waiting({ onWait, children }: { onWait: (waiting: boolean) => void; children: ReactNode }): ReactNode {
  useEffect(() => {
    onWait(true);
    return () => onWait(false);
  }, [onWait]);
  return children;
}
