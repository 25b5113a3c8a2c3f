import type { SmtpConfiguration } from '#platform/server/configuration.ts'
import { SMS_HOSTS, type SmsConfiguration } from '#platform/server/configuration-sms.ts'
import type { EnteredGateway } from '#platform/server/entered-gateway.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isPublicAddress } from '#platform/server/public-address.ts'
import type { MailEntry, SmsEntry } from '../../domain/gateway-entry.ts'
import { openEntry, type StoredEntry, storedEntries } from './entry-store.ts'

/** Reads what the office has entered, for everything that this process sends or tells from now on. */
export async function putGatewaysInForce(platform: Platform): Promise<void> {
  const { officeGateways, database, secrets } = platform
  const rows = await storedEntries(database.queries)
  const rowOf = (kind: StoredEntry['kind']) => rows.find((row) => row.kind === kind)
  const [mail, sms] = [rowOf('email'), rowOf('sms')]
  const mailEntry = openEntry(secrets, mail, 'email')
  const smsEntry = openEntry(secrets, sms, 'sms')
  officeGateways.smtp = mail && mailEntry && smtpOf(mailEntry, enteredAs(platform, `smtp:${mail.entryId}`))
  officeGateways.sms =
    sms && smsEntry && smsOf(smsEntry, enteredAs(platform, `${smsEntry.gateway}:${sms.entryId}`))
}

function enteredAs({ configuration: { privateGateways } }: Platform, account: string): EnteredGateway {
  return { account, allows: privateGateways ? () => true : isPublicAddress }
}

/** The address that was typed, or the gateway's usual one. */
export function smsUrlOf({ gateway, url }: Pick<SmsEntry, 'gateway' | 'url'>): string {
  return url || SMS_HOSTS[gateway]
}

function smsOf({ gateway, token, from, url }: SmsEntry, entered: EnteredGateway): SmsConfiguration {
  return {
    gateway,
    login: { token },
    from: from || undefined,
    url: smsUrlOf({ gateway, url }),
    entered,
  }
}

function smtpOf(
  { host, port, security, user, password, from }: MailEntry,
  entered: EnteredGateway,
): SmtpConfiguration {
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  const scheme = security === 'tls' ? 'smtps' : 'smtp'
  const query = security === 'starttls' ? '?requireTLS=true' : ''
  return { url: `${scheme}://${login}${host}:${port}${query}`, from, entered }
}
