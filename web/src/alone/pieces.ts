/** What the browser keeps: the database of the tables in pieces, and who plays. */

const PIECES = 'pieces';
const ABOUT = 'about';

export interface About {
  player: string;
  secret: string;
}

/** Bytecode of what was imported; and the memory of a Python that has imported it. */
export type Made = 'bytecode' | 'memory';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error as Error);
  });

const finished = (change: IDBTransaction): Promise<void> =>
  new Promise((settle, fail) => {
    change.oncomplete = () => settle();
    change.onabort = change.onerror = () => fail(change.error as Error);
  });

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export class Kept {
  private constructor(
    private readonly database: IDBDatabase,
    readonly about: About,
    readonly pieces: Uint8Array[],
  ) {}

  static async open(name: string): Promise<Kept> {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(PIECES);
      opening.result.createObjectStore(ABOUT);
    };
    const database = await done(opening);
    const change = database.transaction([PIECES, ABOUT], 'readwrite', { durability: 'strict' });
    const pieces = done<Uint8Array[]>(change.objectStore(PIECES).getAll());
    const known = await done<About | undefined>(change.objectStore(ABOUT).get(ABOUT));
    const about = known ?? { player: hex(8), secret: hex(32) };
    if (!known) change.objectStore(ABOUT).put(about, ABOUT);
    await finished(change);
    return new Kept(database, about, await pieces);
  }

  /** Return what an earlier start made for this version of the site, so that this one is quicker. */
  async made(what: Made, version: string): Promise<ArrayBuffer | undefined> {
    const about = this.database.transaction(ABOUT).objectStore(ABOUT);
    const found = await done<{ version: string; content: ArrayBuffer } | undefined>(about.get(what));
    return found?.version === version ? found.content : undefined;
  }

  keepMade(what: Made, version: string, content: ArrayBuffer): Promise<void> {
    const change = this.database.transaction(ABOUT, 'readwrite');
    change.objectStore(ABOUT).put({ version, content }, what);
    return finished(change);
  }

  /** Keep pieces, all of them or none, and drop those from a number on; resolves when they are on the disk. */
  keep(numbers: number[], changed: Uint8Array[], count: number): Promise<void> {
    const change = this.database.transaction(PIECES, 'readwrite', { durability: 'strict' });
    const pieces = change.objectStore(PIECES);
    numbers.forEach((number, i) => pieces.put(changed[i], number));
    pieces.delete(IDBKeyRange.lowerBound(count));
    return finished(change);
  }
}
