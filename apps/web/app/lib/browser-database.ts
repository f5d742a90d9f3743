/**
 * One table of the browser's own database. Where a browser forbids it (private windows), nothing is kept and everything still
 * works: whoever keeps something here is only better off with it.
 */
export function browserDatabase<Row>(name: string, store: string, key: keyof Row & string) {
  /** Stays open: a page that is being left has no time to open it for what was typed last. */
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  async function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: key });
    const database = await finished(request);
    database.onclose = forget;
    database.onversionchange = () => {
      database.close();
      forget();
    };
    return database;
  }
  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    try {
      opened ??= open();
      return (await opened).transaction(store, mode);
    } catch (error) {
      forget();
      throw error;
    }
  }
  async function quietly(change: (table: IDBObjectStore) => IDBRequest): Promise<void> {
    try {
      const transaction = await begin('readwrite');
      const done = finished(change(transaction.objectStore(store)));
      // Else the browser waits for what comes next, and a page that goes away takes the change with it.
      transaction.commit();
      await done;
    } catch {
      // See above.
    }
  }
  const read = async <T>(ask: (table: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    finished(ask((await begin('readonly')).objectStore(store)));
  return {
    put: (row: Row) => quietly((table) => table.put(row)),
    remove: (id: string) => quietly((table) => table.delete(id)),
    clear: () => quietly((table) => table.clear()),
    get: (id: string): Promise<Row | undefined> => read((table) => table.get(id)).catch(() => undefined),
    all: (): Promise<Row[]> => read((table) => table.getAll()).catch(() => []),
  };
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
