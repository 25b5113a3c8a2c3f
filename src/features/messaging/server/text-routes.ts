import { randomUUID } from 'node:crypto'
import { normalizePhone } from '#kernel/phone.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  getGateways,
  listTemplates,
  resetTemplate,
  saveTemplate,
  sendTestMessage,
  setMessaging,
} from '../contract-texts.ts'
import type { MessageKind } from '../domain/message-state.ts'
import { HOME_COUNTRY } from '../domain/messaging-settings.ts'
import { plainLetters } from '../domain/plain-letters.ts'
import { problemsOf } from '../domain/sms-template.ts'
import type { SmsKind } from '../domain/sms-values.ts'
import { messagingTexts, TEST_SUBJECT, TEST_TEXT } from '../texts.ts'
import { sendFaultText } from '../texts-gateway.ts'
import { SMS_TEXTS } from '../texts-sms.ts'
import { readFault } from './kept-fault.ts'
import { examplesInOtherLanguages } from './other-languages.ts'
import { postLetter, postSms } from './post.ts'
import { refusalOf } from './sms-destination.ts'
import { countByState } from './store.ts'
import { gatewayRows } from './store-sending.ts'
import {
  changedTemplates,
  changeMessagingSettings,
  forgetTemplate,
  messagingSettingsRow,
  storeTemplate,
} from './store-texts.ts'

const EMAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/

/** Texts of SMS, how messages are kept, and the gateways. */
export function textRoutes(platform: Platform): Route[] {
  return [
    reads(listTemplates, async (_input, { queries }) => {
      const changed = new Map((await changedTemplates(queries)).map((row) => [row.kind, row]))
      const data = (Object.keys(SMS_TEXTS) as SmsKind[]).map((kind) => ({
        kind,
        template: changed.get(kind)?.template ?? SMS_TEXTS[kind].template,
        changedAt: changed.get(kind)?.changedAt ?? null,
      }))
      const settings = await messagingSettingsRow(queries)
      return ok({
        data,
        ...settings,
        otherLanguages: examplesInOtherLanguages(),
        smsCountries: [...settings.smsCountries],
      })
    }),

    writes(saveTemplate, async ({ kind, template }, { tx, audit }) => {
      audit({ kind })
      const { unknown, vital } = problemsOf(template, SMS_TEXTS[kind].placeholders)
      if (unknown.length > 0) {
        const fields = { template: messagingTexts.unknownNames(unknown) }
        return fail({ code: 'unknown_placeholder' as const, fields })
      }
      if (vital.length > 0) {
        const fields = { template: messagingTexts.vitalNames(vital) }
        return fail({ code: 'missing_placeholder' as const, fields })
      }
      await storeTemplate(tx, kind, template, instantNow(platform.clock))
      return ok({ status: 'ok' as const })
    }),

    writes(resetTemplate, async ({ kind }, { tx, audit }) => {
      audit({ kind })
      await forgetTemplate(tx, kind)
      return ok({ status: 'ok' as const })
    }),

    writes(setMessaging, async (typed, { tx, audit }) => {
      const { plainSms, freeShiftSms, smsInPolish, keepDays, smsCountries } = typed
      const change = {
        ...(plainSms === undefined ? {} : { plainSms }),
        ...(freeShiftSms === undefined ? {} : { freeShiftSms }),
        ...(smsInPolish === undefined ? {} : { smsInPolish }),
        ...(keepDays === undefined ? {} : { keepDays }),
      }
      const countries = smsCountries && [...new Set([HOME_COUNTRY, ...smsCountries])]
      audit({ ...change, ...(countries ? { smsCountries: countries.join(' ') } : {}) })
      const changed = { ...change, ...(countries ? { smsCountries: countries } : {}) }
      if (Object.keys(changed).length > 0) await changeMessagingSettings(tx, changed)
      return ok({ status: 'ok' as const })
    }),

    reads(getGateways, async (_input, { queries }) => {
      const { smtp, sms } = platform.configuration
      return ok({
        email: await gatewayOnWire(queries, 'email', smtp && { name: 'smtp', from: smtp.from }),
        sms: await gatewayOnWire(queries, 'sms', sms && { name: sms.gateway, from: sms.from }),
      })
    }),

    writes(sendTestMessage, async ({ kind, to }, { tx, audit }) => {
      audit({ kind })
      const event = randomUUID()
      const shared = { eventKey: `test:${event}` }
      if (kind === 'email') {
        if (!EMAIL.test(to))
          return fail({ code: 'bad_recipient' as const, fields: { to: messagingTexts.address } })
        if (!platform.configuration.smtp) return fail({ code: 'no_gateway' as const })
        await postLetter(tx, platform, { ...shared, to, subject: TEST_SUBJECT, text: `${TEST_TEXT}\n` })
      } else {
        const phone = normalizePhone(to)
        if (!phone) return fail({ code: 'bad_recipient' as const, fields: { to: messagingTexts.phone } })
        if (!platform.configuration.sms) return fail({ code: 'no_gateway' as const })
        const { plainSms, smsCountries } = await messagingSettingsRow(tx)
        const refusal = refusalOf(phone, smsCountries)
        if (refusal) return fail({ code: 'bad_recipient' as const, fields: { to: sendFaultText(refusal) } })
        const text = plainSms ? plainLetters(TEST_TEXT) : TEST_TEXT
        await postSms(tx, platform, { ...shared, to: phone, text, about: { kind: 'test', id: event } })
      }
      return ok({ id: event })
    }),
  ]
}

async function gatewayOnWire(
  queries: Queries,
  kind: MessageKind,
  configured: { readonly name: string; readonly from: string | undefined } | undefined,
) {
  const row = (await gatewayRows(queries)).find((each) => each.kind === kind)
  const counts = await countByState(queries, kind)
  return {
    name: configured?.name ?? null,
    from: configured?.from ?? null,
    lastSuccessAt: row?.lastSuccessAt ?? null,
    lastErrorAt: row?.lastErrorAt ?? null,
    lastError: readFault(row?.lastError),
    waiting: (counts.waiting ?? 0) + (counts.sending ?? 0) + (counts['no-gateway'] ?? 0),
  }
}
