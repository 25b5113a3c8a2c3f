const PREFIX = 'flotylla.'

/** Keeps a value on this device. Silently forgets where the browser has no room or allows no memory. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // Private windows and full devices: what is on the screen goes on working, it just won't survive a
    // reload.
  }
}

/**
 * What was kept under this name, if it still has the form that `isValid` wants: an older version of the page,
 * or a curious hand, may have left anything there.
 */
export function recall<T>(name: string, isValid: (value: unknown) => value is T): T | undefined {
  try {
    const text = localStorage.getItem(PREFIX + name)
    const value: unknown = text === null ? undefined : JSON.parse(text)
    return isValid(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // As above.
  }
}

/** Tells when another tab of this device keeps or forgets what stands under this name. @returns ends that */
export function whenKeptElsewhere(name: string, listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === PREFIX + name) listener()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

/** The names kept that begin with `start`, without the prefix that sets ours apart. */
export function namesKept(start: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length))
  } catch {
    return []
  }
}

/** An object whose fields can be looked at one by one. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
