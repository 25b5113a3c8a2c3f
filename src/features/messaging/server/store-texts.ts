import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { DEFAULTS, type MessagingSettings } from '../domain/messaging-settings.ts'
import type { SmsKind } from '../domain/sms-values.ts'
import { messageTemplates, messagingSettings } from './tables.ts'

const FLEET = 'fleet'

export async function messagingSettingsRow(queries: Queries): Promise<MessagingSettings> {
  const [row] = await queries.select().from(messagingSettings).where(eq(messagingSettings.id, FLEET))
  if (!row) return DEFAULTS
  const { plainSms, freeShiftSms, smsInPolish, keepDays, smsCountries, smsPartPrice } = row
  return { plainSms, freeShiftSms, smsInPolish, keepDays, smsCountries, smsPartPrice }
}

/** A part of a query: whether the fleet allows SMS to this country. @param country ISO code */
export function allowsSmsTo(country: string): SQL<boolean> {
  return sql`EXISTS (SELECT 1 FROM ${messagingSettings} WHERE ${messagingSettings.smsCountries} @> ${JSON.stringify([country])}::jsonb)`
}

export async function changeMessagingSettings(tx: Tx, change: Partial<MessagingSettings>): Promise<void> {
  await tx
    .insert(messagingSettings)
    .values({ id: FLEET, ...DEFAULTS, ...change })
    .onConflictDoUpdate({ target: messagingSettings.id, set: change })
}

export function changedTemplates(queries: Queries): Promise<(typeof messageTemplates.$inferSelect)[]> {
  return queries.select().from(messageTemplates)
}

/** Undefined while it is the product's own. */
export async function changedTemplate(queries: Queries, kind: SmsKind): Promise<string | undefined> {
  const [row] = await queries.select().from(messageTemplates).where(eq(messageTemplates.kind, kind))
  return row?.template
}

export async function storeTemplate(
  tx: Tx,
  kind: SmsKind,
  template: string,
  changedAt: string,
): Promise<void> {
  await tx
    .insert(messageTemplates)
    .values({ kind, template, changedAt })
    .onConflictDoUpdate({ target: messageTemplates.kind, set: { template, changedAt } })
}

export async function forgetTemplate(tx: Tx, kind: SmsKind): Promise<void> {
  await tx.delete(messageTemplates).where(eq(messageTemplates.kind, kind))
}
