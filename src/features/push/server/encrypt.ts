import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser gave for messages to it; base64url. */
export interface PhoneKeys {
  readonly p256dh: string
  readonly auth: string
}

/** Made anew for each message; a test may say them. */
interface OneUse {
  readonly privateKey: Buffer
  readonly salt: Buffer
}

const RECORD_SIZE = 4096
/** Bytes: one record less its tag, its end mark and its header. */
export const MOST_BYTES = 3993

/** A message that only that phone can read (RFC 8291; `aes128gcm` of RFC 8188). */
export function encryptFor({ p256dh, auth }: PhoneKeys, text: string, oneUse?: OneUse): Buffer {
  const plain = Buffer.from(text)
  if (plain.length > MOST_BYTES) throw new Error('The message does not fit into one record.')
  const phone = Buffer.from(p256dh, 'base64url')
  const own = createECDH('prime256v1')
  if (oneUse) own.setPrivateKey(oneUse.privateKey)
  else own.generateKeys()
  const ownPublic = own.getPublicKey()
  const salt = oneUse?.salt ?? randomBytes(16)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), phone, ownPublic])
  const shared = derived(own.computeSecret(phone), Buffer.from(auth, 'base64url'), keyInfo, 32)
  const key = derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The mark of the last record.
  const body = Buffer.concat([cipher.update(plain), cipher.update(Buffer.of(2)), cipher.final()])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_SIZE)
  head.writeUInt8(ownPublic.length, 4)
  return Buffer.concat([salt, head, ownPublic, body, cipher.getAuthTag()])
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/** Whether these are a point on the curve and a secret of the right length: others can't be written to. */
export function areUsable({ p256dh, auth }: PhoneKeys): boolean {
  try {
    encryptFor({ p256dh, auth }, '')
    return Buffer.from(auth, 'base64url').length === 16
  } catch {
    return false
  }
}
