import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Opens another of the driver's pages without loading anew. @param href of this site */
export function navigate(href: string): void {
  history.pushState(null, '', href)
  for (const listener of listeners) listener()
}

/** The page's path, as it changes. @param ssrPath where there is no browser to ask */
export function usePathname(ssrPath: string | undefined): string {
  const path = () => ssrPath ?? location.pathname
  return useSyncExternalStore(subscribe, path, path)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}
