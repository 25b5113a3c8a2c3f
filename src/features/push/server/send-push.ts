import { createHash } from 'node:crypto'
import {
  type Delivery,
  hastenMessage,
  PUSH_KEY,
  type Sender,
  sendDue,
  spareMessage,
} from '#features/messaging/server/public.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Platform } from '#platform/server/platform.ts'
import { pushTiming } from '../domain/push-headers.ts'
import { pushPage } from '../domain/push-kinds.ts'
import { askService, PUSH_ANSWER_MS } from './ask-service.ts'
import { encryptFor } from './encrypt.ts'
import { readPushKeys } from './keys-store.ts'
import { isPushAddress } from './push-address.ts'
import { liveDevices, noteTaken, type PushTarget, removeSubscriptions, targetOf } from './subscriptions.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

type StoredMessage = Parameters<Sender['send']>[0]

/** Time for a slow machine around the answer itself. */
const LONGEST_SENDING_MS = 1.5 * PUSH_ANSWER_MS

/**
 * Sends what is due to phones. One whom a phone's push service took it for needs no other message of the
 * same, as long as that waits; where there is no phone to send to, the other goes at once.
 */
export async function sendDuePush(platform: Platform): Promise<void> {
  const keys = await readPushKeys(platform.database.queries, platform)
  if (!keys) return
  const sender: Sender = {
    kind: 'push',
    name: 'push',
    // Of two with one topic a service keeps the newer, and a phone shows one.
    honoursKey: true,
    longest: LONGEST_SENDING_MS,
    send: async (message, { text }) => {
      const delivery = await sendToDevices(platform, keys, message, text)
      const ofOther = message.eventKey.slice(PUSH_KEY.length)
      const { queries } = platform.database
      if (delivery.kind === 'sent') await spareMessage(queries, ofOther)
      else if (delivery.kind === 'refused') await hastenMessage(queries, ofOther, instantNow(platform.clock))
      return delivery
    },
  }
  await sendDue(platform, sender)
}

async function sendToDevices(
  platform: Platform,
  keys: VapidKeys,
  message: StoredMessage,
  text: string,
): Promise<Delivery> {
  const { queries } = platform.database
  const devices = await liveDevices(queries, platform, [message.recipient])
  const answers = await Promise.all(
    devices.map(async (device) => {
      const target = targetOf(platform, device)
      if (!target || !isPushAddress(target.address, platform.configuration.pushUrl))
        return { id: device.id, kind: 'gone' as const }
      return { id: device.id, ...(await askService(requestFor(platform, keys, target, message, text))) }
    }),
  )
  const idsOf = (kind: string) => answers.filter((each) => each.kind === kind).map(({ id }) => id)
  await removeSubscriptions(queries, idsOf('gone'))
  await noteTaken(queries, idsOf('sent'), instantNow(platform.clock))
  const left = answers.flatMap((each) => (each.kind === 'gone' ? [] : [each]))
  return (
    left.find(({ kind }) => kind === 'sent') ??
    left.find(({ kind }) => kind === 'later') ??
    left[0] ?? { kind: 'refused', error: { code: 'no-phone' } }
  )
}

function requestFor(
  { clock, configuration }: Platform,
  keys: VapidKeys,
  { address, ...phone }: PushTarget,
  { recipient, notAfter, subject, aboutKind }: StoredMessage,
  text: string,
) {
  const now = Date.parse(instantNow(clock))
  const { ttl, urgency } = pushTiming(notAfter === null ? undefined : Date.parse(notAfter), now)
  const { publicUrl } = configuration
  const contact = publicUrl.startsWith('https:') ? publicUrl : 'mailto:admin@localhost'
  const topic = createHash('sha256').update(`${recipient} ${aboutKind}`).digest('base64url').slice(0, 32)
  return {
    address,
    headers: {
      ttl: String(ttl),
      urgency,
      topic,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      authorization: vapidHeader(keys, address, contact, now),
    },
    body: encryptFor(
      phone,
      JSON.stringify({ title: subject, body: text, url: pushPage(aboutKind), tag: aboutKind }),
    ),
  }
}
