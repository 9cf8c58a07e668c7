import * as React from 'react';

/**
 * React in development records for each element where it was made, for the traces of its developer tools. Nobody reads them in
 * tests, and they were a twentieth of what a test of a page costs. Its warnings stay, with the names of the components.
 */
const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, object>)[name]!;
// React stops when this has counted ten thousand in a second.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} });
