import { pushOfferTexts } from './push-texts.ts'

/** What asks or is asked may never answer: browsers are known for it. Milliseconds. */
const SUBSCRIBES_WITHIN = 20_000
/** A person decides. */
const ALLOWS_WITHIN = 120_000

/** Where messages come in; undefined where this browser has no place for them. */
export async function pushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined
  const registration = await within(navigator.serviceWorker.ready, SUBSCRIBES_WITHIN).catch(() => undefined)
  return registration?.pushManager
}

/** @returns false where the person said no; throws where nobody answered */
export async function askLeave(): Promise<boolean> {
  return (await within(Notification.requestPermission(), ALLOWS_WITHIN)) === 'granted'
}

/** @param key the installation's; a subscription by another one is given up */
export async function subscribeBy(manager: PushManager, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key }
  const ask = () => within(manager.subscribe(wanted), SUBSCRIBES_WITHIN)
  try {
    return await ask()
  } catch (error) {
    const former = await manager.getSubscription()
    if (!former) throw error
    await former.unsubscribe()
    return ask()
  }
}

/** As the server wants to know of it. */
export function describedSubscription(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { address: endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', device: deviceName() }
}

/** `Android`; more would tell one driver's phone from another's. */
function deviceName(): string {
  return /iPhone|iPad|Android|Windows|Macintosh|Linux/.exec(navigator.userAgent)?.[0] ?? pushOfferTexts.phone
}

function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer.')), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
