/**
 * One table of the browser's own database. Where a browser forbids it (private windows), nothing is kept and everything still
 * works: whoever keeps something here is only better off with it.
 */
export function browserDatabase<Row>(name: string, store: string, key: keyof Row & string) {
  function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: key });
    return finished(request);
  }
  async function quietly(change: (table: IDBObjectStore) => IDBRequest): Promise<void> {
    try {
      const database = await open();
      await finished(change(database.transaction(store, 'readwrite').objectStore(store)));
      database.close();
    } catch {
      // See above.
    }
  }
  async function read<T>(ask: (table: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await open();
    const found = await finished(ask(database.transaction(store).objectStore(store)));
    database.close();
    return found;
  }
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
