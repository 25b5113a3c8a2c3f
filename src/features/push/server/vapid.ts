import { createECDH, createPrivateKey, sign } from 'node:crypto'

/** Of one installation; base64url. The private one is kept sealed. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Services refuse more than a day. Seconds. */
const GOOD_FOR = 12 * 3600

export function newVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // Leading zeros are left out of it, and belong there.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
  return { publicKey, privateKey }
}

/**
 * Says to a push service who sends (RFC 8292).
 * @param contact `https:` or `mailto:`, where the service finds whoever runs this
 * @param now milliseconds since 1970
 * @returns the header `authorization`
 */
export function vapidHeader(keys: VapidKeys, address: string, contact: string, now: number): string {
  const said = { aud: new URL(address).origin, exp: Math.floor(now / 1000) + GOOD_FOR, sub: contact }
  const text = [{ typ: 'JWT', alg: 'ES256' }, said]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const point = Buffer.from(keys.publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', d: keys.privateKey, x, y }
  const key = createPrivateKey({ key: jwk as never, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`
}
