const CACHES = 'flotylla-'

/**
 * Has this device keep the driver's pages, or forget them where the server wants no worker any more. Nothing
 * waits for it, and where it fails the pages work as without.
 */
export async function keepWorker(): Promise<void> {
  // Browsers keep workers to https and this very machine.
  if (!('serviceWorker' in navigator)) return
  try {
    if (document.querySelector('meta[name="worker"][content="off"]')) return await forgetWorker()
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch {
    // Private windows and full devices.
  }
}

async function forgetWorker(): Promise<void> {
  for (const known of await navigator.serviceWorker.getRegistrations()) await known.unregister()
  for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name)
}
