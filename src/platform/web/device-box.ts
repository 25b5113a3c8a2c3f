/**
 * Boxes of this device for what is too large for its small memory: each a database of its own, so that one
 * can be emptied whole. Everything rejects where the browser has no room or allows no memory.
 */
export interface Box<T> {
  put(key: string, value: T): Promise<void>
  get(key: string): Promise<T | undefined>
  all(): Promise<readonly T[]>
  keys(): Promise<readonly string[]>
  remove(key: string): Promise<void>
}

const STORE = 'kept'
/** A browser that is being updated, or is out of room, may never answer. Milliseconds. */
const PATIENCE = 5000

export function box<T>(name: string): Box<T> {
  const run = <R>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> =>
    within(PATIENCE, async () => {
      const database = await open(name)
      try {
        return await new Promise<R>((done, fail) => {
          const transaction = database.transaction(STORE, mode)
          const request = work(transaction.objectStore(STORE))
          transaction.oncomplete = () => done(request.result)
          transaction.onabort = () => fail(transaction.error)
          transaction.onerror = () => fail(transaction.error)
        })
      } finally {
        // Closed each time: an open one would keep whoever logs out from emptying the box.
        database.close()
      }
    })
  return {
    put: async (key, value) => void (await run('readwrite', (store) => store.put(value, key))),
    get: (key) => run<T | undefined>('readonly', (store) => store.get(key) as IDBRequest<T | undefined>),
    all: () => run('readonly', (store) => store.getAll() as IDBRequest<T[]>),
    keys: () => run('readonly', (store) => store.getAllKeys() as IDBRequest<string[]>),
    remove: async (key) => void (await run('readwrite', (store) => store.delete(key))),
  }
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(`flotylla-${name}`, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
    request.onblocked = () => fail(new Error('blocked'))
  })
}

function within<R>(milliseconds: number, work: () => Promise<R>): Promise<R> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('no answer')), milliseconds)
    work()
      .then(done, fail)
      .finally(() => clearTimeout(timer))
  })
}
