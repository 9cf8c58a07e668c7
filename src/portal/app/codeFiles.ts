/** What the bundler knows about its modules. */
interface Graph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

/**
 * The bundle file of a module: `portal` is what every page needs, `screens` what every screen needs, `shared` what both a
 * screen and a lazily loaded part of the shell need. By default the bundler makes a small file for each
 * shared module: one request each, and small files compress badly. Read by vite.config.ts only.
 */
export function filed(file: 'portal' | 'screens' | 'shared') {
  return (id: string, graph: Graph): string | null => {
    const above = new Set([id]);
    for (const one of above) for (const next of graph.getModuleInfo(one)?.importers ?? []) above.add(next);
    const ids = [...above];
    if (ids.some((one) => one.endsWith('/index.html'))) return file === 'portal' ? file : null;
    if (!ids.some((one) => one.endsWith(screens))) return null;
    const later = ids.some((one) => shell.test(one) && (graph.getModuleInfo(one)?.dynamicImporters.length ?? 0) > 0);
    return file === (later ? 'shared' : 'screens') ? file : null;
  };
}

const screens = '/src/portal/app/ScreenRoute.tsx';
const shell = /\/src\/portal\/app\/(?!ScreenRoute)/;
