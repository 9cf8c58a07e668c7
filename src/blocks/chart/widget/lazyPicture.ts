import { lazy } from 'react';

/** With its code, the heaviest of the portal. */
export const LazyPicture = lazy(() => import('./Picture.tsx'));
