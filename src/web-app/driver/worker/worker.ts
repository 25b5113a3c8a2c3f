import type { AskedEvent, WorkerScope } from './worker-scope.ts'

// The service worker: a file of its own that imports nothing, made to `/sw.js`, and to one for each language
// beside it. It keeps the driver's pages as a stranger who chose that language would be shown them, and the
// files that they are made of; never an answer of a call, and no page that knows who asks.

declare const self: WorkerScope
/** Written in by the build: every file of the driver's pages. */
declare const FILES: readonly string[]
/** Another one for each build whose files differ. */
declare const GENERATION: string
/** Of those files: the pages are kept in it, whatever the browser prefers. */
declare const LANGUAGE: string

const PREFIX = 'flotylla-'
const OWN = PREFIX + GENERATION
/** The first ones are kept before anybody has opened them: a garage is where they are opened first. */
const PAGES = [
  '/',
  '/kalendarz-pracy',
  '/odbior-auta',
  '/koordynator',
  '/moje-rozliczenia',
  '/paliwo',
  '/wolne',
]
/** So long the network may take before a kept page is shown. Milliseconds. */
const PATIENCE = 3000
/** So often a page is kept anew. Milliseconds. */
const FRESH = 3_600_000
const KEPT_AT = 'kept-at'

self.addEventListener('install', (event) => {
  event.waitUntil(
    self.caches
      .open(OWN)
      .then((cache) => Promise.all([cache.addAll([...FILES]), ...PAGES.slice(0, 3).map(keep)]))
      .then(() => self.skipWaiting()),
  )
})

// A page of the former build may be open, and lacks files that the server has no more: one is kept.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    self.caches.keys().then((names) => {
      const others = names.filter((name) => name.startsWith(PREFIX) && name !== OWN)
      return Promise.all(others.slice(0, -1).map((name) => self.caches.delete(name)))
    }),
  )
})

self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') {
    if (PAGES.includes(pathname)) event.respondWith(page(event, pathname))
  } else if (pathname.startsWith('/assets/')) event.respondWith(file(event.request))
})

self.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, url, tag } = event.data.json() as Told
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, data: url, icon: '/assets/icon-192.png' }),
  )
})

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const url = new URL(String(notification.data), self.location.origin).href
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window' })
      .then((pages) => pages.find((page) => page.url === url)?.focus() ?? self.clients.openWindow(url)),
  )
})

/** As the server writes it for this phone alone. */
interface Told {
  readonly title: string
  readonly body: string
  /** Path of the card that it opens. */
  readonly url: string
  /** A newer one with the same takes its place. */
  readonly tag: string
}

async function file(request: Request): Promise<Response> {
  return (await self.caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

async function page(event: AskedEvent, path: string): Promise<Response> {
  const asked = fetch(event.request)
  const fresh = asked.catch(() => undefined)
  event.waitUntil(fresh.then((answer) => (answer?.ok ? keepAnew(path) : undefined)))
  const first = await Promise.race([
    fresh,
    new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE)),
  ])
  // A proxy says 502 to 504 while the server behind it is away.
  return first && first.status < 502 ? first : ((await kept(path)) ?? first ?? asked)
}

async function kept(path: string): Promise<Response | undefined> {
  const cache = await self.caches.open(OWN)
  return (await cache.match(path)) ?? self.caches.match(path)
}

async function keepAnew(path: string): Promise<void> {
  const known = await (await self.caches.open(OWN)).match(path)
  if (Date.now() - Number(known?.headers.get(KEPT_AT) ?? 0) > FRESH) await keep(path)
}

/**
 * Keeps the page as a stranger gets it. One of another build stays out: it would be shown one day without
 * its files. So does what a hotel's network sends in its place.
 */
async function keep(path: string): Promise<void> {
  const asked = { credentials: 'omit', headers: { 'accept-language': LANGUAGE } } as const
  const answer = await fetch(path, asked).catch(() => undefined)
  const html = answer?.ok && !answer.redirected ? await answer.text() : ''
  const files = html.match(/\/assets\/[\w.-]+\.js/g)
  if (!answer || !files?.every((name) => FILES.includes(name))) return
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const now = String(Date.now())
  headers.set(KEPT_AT, now)
  const cache = await self.caches.open(OWN)
  await cache.put(path, new Response(html.replace('<html', `<html data-kept="${now}"`), { headers }))
}
