import { entriesAboutDriver } from '#features/audit/server/public.ts'
import type { DataPart, DriverDataHolder } from '#features/drivers/server/public.ts'
import { type DriverRecords, recordsOf } from '#features/drivers/server/public-records.ts'
import { isOfMoney, textsTo } from '#features/messaging/server/public.ts'
import type { FileAnswer } from '#platform/pure/endpoint.ts'
import { LANGUAGE_NAMES } from '#platform/pure/languages.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { exportTexts } from '../texts-export.ts'
import { partsOf, tracesOf } from './data-of-holders.ts'
import { htmlOf } from './parts-html.ts'

/**
 * Everything that any feature holds of a driver, as a file; undefined where there is no such driver (D28).
 * Without the right to money what is settled and paid is left out, and the file says so.
 */
export async function exportDriver(
  queries: Queries,
  platform: Platform,
  holders: readonly DriverDataHolder[],
  { id, format, seesMoney }: Wanted,
): Promise<FileAnswer | undefined> {
  const records = await recordsOf(queries, id)
  if (!records) return undefined
  const parts = [
    recordPart(records),
    ...(await partsOf(seesMoney ? holders : holders.filter(({ ofMoney }) => !ofMoney), queries, id)).map(
      byDate,
    ),
    await messagesPart(queries, platform, holders, records, seesMoney),
    ...(seesMoney ? [] : [LEFT_OUT]),
    await auditPart(queries, id),
  ]
  const exportedAt = instantNow(platform.clock)
  const fileName = `${exportTexts.fileName(exportedAt.slice(0, 10))}.${format}`
  if (format === 'html') {
    const body = htmlOf(exportTexts.title(records.driver.fullName), exportedAt, parts)
    return { fileName, contentType: 'text/html; charset=utf-8', body }
  }
  const data = Object.fromEntries(parts.map(({ name, rows }) => [name, rows]))
  return {
    fileName,
    contentType: 'application/json; charset=utf-8',
    body: `${JSON.stringify({ exportedAt, ...data }, undefined, 2)}\n`,
  }
}

interface Wanted {
  readonly id: string
  readonly format: 'json' | 'html'
  /** Whether who asks has the right to money. */
  readonly seesMoney: boolean
}

const LEFT_OUT: DataPart = {
  name: 'leftOut',
  title: exportTexts.leftOut,
  columns: exportTexts.leftOutColumns,
  rows: [{ what: exportTexts.leftOutWhat, why: exportTexts.leftOutWhy }],
}

function byDate(part: DataPart): DataPart {
  const rows = part.rows.toSorted((one, other) =>
    String(one.date ?? '').localeCompare(String(other.date ?? '')),
  )
  return { ...part, rows }
}

function recordPart({ driver, folded }: DriverRecords): DataPart {
  return {
    name: 'driver',
    title: exportTexts.record,
    columns: exportTexts.recordColumns,
    rows: [driver, ...folded].map(({ id, fullName, phone, email, active, language, createdAt }) => ({
      id,
      fullName,
      phone,
      email,
      active,
      language: language && LANGUAGE_NAMES[language],
      createdAt,
    })),
  }
}

async function messagesPart(
  queries: Queries,
  platform: Platform,
  holders: readonly DriverDataHolder[],
  records: DriverRecords,
  seesMoney: boolean,
): Promise<DataPart> {
  const { phones, emails } = await tracesOf(holders, queries, records)
  const messages = await textsTo(queries, platform, [...phones, ...emails])
  return {
    name: 'messages',
    title: exportTexts.messages,
    columns: exportTexts.messageColumns,
    words: exportTexts.messageWords,
    rows: messages.map(({ createdAt, sentAt, kind, recipient, subject, state, text, aboutKind }) => ({
      createdAt,
      sentAt,
      kind,
      to: recipient,
      subject,
      state,
      text: !seesMoney && isOfMoney(aboutKind) ? exportTexts.leftOutText : withoutPin(text),
    })),
  }
}

async function auditPart(queries: Queries, id: string): Promise<DataPart> {
  const entries = await entriesAboutDriver(queries, id)
  return {
    name: 'audit',
    title: exportTexts.audit,
    columns: exportTexts.auditColumns,
    words: exportTexts.auditWords,
    // Of who acted the kind alone: the office's people are others than the one who asks.
    rows: entries.map(({ at, actor, action, outcome }) => ({
      at,
      actor: actor.replace(/:.*/, ''),
      action,
      outcome,
    })),
  }
}

/** A PIN is a key, not a fact about the person, and must not lie about in files. */
function withoutPin(text: string): string {
  return text.replace(/(PIN[^:\n]*: )\d{4}\b/g, '$1••••')
}
