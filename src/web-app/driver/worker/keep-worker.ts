import { PATHS } from '../routes.ts'

const CACHES = 'flotylla-'

/**
 * Has this device keep the driver's pages in the language of this one, or forget them where the server wants
 * no worker any more. Nothing waits for it, and where it fails the pages work as without.
 */
export async function keepWorker(): Promise<void> {
  // Browsers keep workers to https and this very machine.
  if (!('serviceWorker' in navigator)) return
  try {
    if (document.querySelector('meta[name="worker"][content="off"]')) return await forgetWorker()
    const { lang } = document.documentElement
    // The fuel page is Polish for everyone: it says nothing of the reader's language.
    if (location.pathname === PATHS.fuel && (await navigator.serviceWorker.getRegistration())) return
    const file = lang === 'pl' ? '/sw.js' : `/sw.js?${lang}`
    await navigator.serviceWorker.register(file, { updateViaCache: 'none' })
  } catch {
    // Private windows and full devices.
  }
}

async function forgetWorker(): Promise<void> {
  for (const known of await navigator.serviceWorker.getRegistrations()) await known.unregister()
  for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name)
}
