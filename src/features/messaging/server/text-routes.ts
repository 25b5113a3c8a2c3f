import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { listTemplates, resetTemplate, saveTemplate, setMessaging } from '../contract-texts.ts'
import { HOME_COUNTRY } from '../domain/messaging-settings.ts'
import { problemsOf } from '../domain/sms-template.ts'
import type { SmsKind } from '../domain/sms-values.ts'
import { messagingTexts } from '../texts.ts'
import { SMS_TEXTS } from '../texts-sms.ts'
import { examplesInOtherLanguages } from './other-languages.ts'
import {
  changedTemplates,
  changeMessagingSettings,
  forgetTemplate,
  messagingSettingsRow,
  storeTemplate,
} from './store-texts.ts'

/** Texts of SMS, and how messages are written and kept. */
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
      const { plainSms, freeShiftSms, smsInPolish, keepDays, smsCountries, smsPartPrice } = typed
      const change = {
        ...(plainSms === undefined ? {} : { plainSms }),
        ...(freeShiftSms === undefined ? {} : { freeShiftSms }),
        ...(smsInPolish === undefined ? {} : { smsInPolish }),
        ...(keepDays === undefined ? {} : { keepDays }),
      }
      const price = smsPartPrice === undefined ? {} : { smsPartPrice }
      const countries = smsCountries && [...new Set([HOME_COUNTRY, ...smsCountries])]
      audit({
        ...change,
        ...(smsPartPrice === undefined ? {} : { smsPartPrice: smsPartPrice ?? '' }),
        ...(countries ? { smsCountries: countries.join(' ') } : {}),
      })
      const changed = { ...change, ...price, ...(countries ? { smsCountries: countries } : {}) }
      if (Object.keys(changed).length > 0) await changeMessagingSettings(tx, changed)
      return ok({ status: 'ok' as const })
    }),
  ]
}
