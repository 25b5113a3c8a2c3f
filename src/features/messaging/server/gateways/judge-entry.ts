import { isIP } from 'node:net'
import { isEmailAddress } from '#kernel/person-name.ts'
import { isSafeAddress } from '#platform/server/configuration-sms.ts'
import { hostOf, isPublicAddress, plainHost } from '#platform/server/public-address.ts'
import { isSameAccount, type MailEntry, type SmsEntry } from '../../domain/gateway-entry.ts'
import { gatewayFailures as texts } from '../../texts-gateway-failures.ts'

/** What is wrong, by the field; empty where nothing is. */
type Wrong = Partial<Record<string, string>>

/** With the secret that is kept, where none was typed and that one was meant for the same account. */
interface Judged<Entry> {
  readonly entry: Entry
  readonly wrong: Wrong
}

/** @param privateAllowed gateways may stand in this network */
export function judgeSms(
  entry: SmsEntry,
  before: SmsEntry | undefined,
  privateAllowed: boolean,
): Judged<SmsEntry> {
  const kept = before && isSameAccount(before, entry) ? before.token : ''
  const token = entry.token || kept
  const url = wrongUrl(entry.url, privateAllowed)
  return {
    entry: { ...entry, token },
    wrong: {
      ...(token === '' ? { token: before ? texts.tokenAnew : texts.token } : {}),
      ...(url ? { url } : {}),
    },
  }
}

function wrongUrl(url: string, privateAllowed: boolean): string | undefined {
  if (url === '') return undefined
  const parsed = URL.parse(url)
  if (parsed?.username !== '' || parsed.search !== '' || parsed.hash !== '') return texts.url
  if (privateAllowed) return /^https?:$/.test(parsed.protocol) ? undefined : texts.url
  if (isInside(hostOf(parsed))) return texts.privateHost
  return isSafeAddress(url) ? undefined : texts.url
}

const HOST = /^(?=.{1,253}$)[A-Za-z\d](?:[A-Za-z\d.-]*[A-Za-z\d])?$/

export function judgeMail(
  entry: MailEntry,
  before: MailEntry | undefined,
  privateAllowed: boolean,
): Judged<MailEntry> {
  const { host, security, user, from } = entry
  const kept = before && isSameAccount(before, entry) ? before.password : ''
  const password = user === '' ? '' : entry.password || kept
  const address = /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from
  const plain = plainHost(host)
  // An address in other words (`127.1`) is nobody's mail server.
  const named =
    plain !== undefined && (isIP(plain) === 0 ? HOST.test(host) : plain === host || isInside(plain))
  return {
    entry: { ...entry, password },
    wrong: {
      ...(named ? {} : { host: texts.host }),
      ...(named && !privateAllowed && isInside(plain) ? { host: texts.privateHost } : {}),
      ...(security === 'none' && !privateAllowed ? { security: texts.openNetwork } : {}),
      ...(user !== '' && password === '' ? { password: before ? texts.passwordAnew : texts.password } : {}),
      ...(isEmailAddress(address.trim()) && !/[\r\n]/.test(from) ? {} : { from: texts.mailFrom }),
    },
  }
}

/**
 * Told at once, where the address itself says so; where a name leads is judged with each connection, since it
 * may lead elsewhere tomorrow.
 */
function isInside(host: string): boolean {
  if (isIP(host) !== 0) return !isPublicAddress(host)
  const name = host.replace(/\.+$/, '')
  return (
    !name.includes('.') || /\.(?:localhost|localdomain|local|internal|intranet|lan|home\.arpa)$/i.test(name)
  )
}
