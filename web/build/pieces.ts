/** How the built client is cut into files. */

interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/** Scenes are only for the games that draw them. */
const OF_TABLES = /[\\/]src[\\/](?:table|kit)[\\/](?!scenery)/;

/**
 * Return a function that names the file a module goes to; null leaves it to the bundler. What every table needs beyond
 * the shelf comes in one file, not in ten of a kilobyte each. The shelf, whose modules are named as `starts`, loads
 * nothing of it: with the table's script it took a phone 0.2 s longer to show a word.
 */
export function pieces(...starts: string[]): (id: string, modules: Modules) => string | null {
  let shelf: ReadonlySet<string> | undefined;
  return (id, modules) => {
    shelf ??= importedAtOnce(starts, modules);
    return OF_TABLES.test(id) && !shelf.has(id) ? 'table' : null;
  };
}

function importedAtOnce(starts: string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(starts);
  for (const id of found) for (const one of modules.getModuleInfo(id)?.importedIds ?? []) found.add(one);
  return found;
}
