/** The few parts of a service worker's surroundings that ours uses; the DOM's own types do not know them. */
export interface WorkerScope {
  readonly location: Location
  readonly caches: CacheStorage
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: { readonly type: 'window' }): Promise<readonly ShownPage[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(kind: K, listener: (event: WorkerEvents[K]) => void): void
}

interface WorkerEvents {
  readonly install: WaitingEvent
  readonly activate: WaitingEvent
  readonly fetch: AskedEvent
  readonly push: WaitingEvent & { readonly data: { json(): unknown } | null }
  readonly notificationclick: WaitingEvent & { readonly notification: Notification }
}

interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface AskedEvent extends WaitingEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface ShownPage {
  readonly url: string
  focus(): Promise<unknown>
}
