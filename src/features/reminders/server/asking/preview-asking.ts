import type { Driver } from '#features/drivers/server/public.ts'
import { exampleOfLink } from '#features/drivers/session/server/public.ts'
import { sizeOfSms } from '#features/messaging/domain/public.ts'
import { sendsSmsInPolish } from '#features/messaging/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { previewAsking } from '../../contract-office.ts'
import type { AskingPlan } from './plan-asking.ts'
import { askingWriter } from './post-asking.ts'

type Preview = OutputOf<typeof previewAsking>

/** What is said and left out, with a link of the length that links have. */
export async function previewOf(
  queries: Queries,
  platform: Platform,
  week: Week,
  { asked, unreachable, resting, submitted, gone }: AskingPlan,
): Promise<
  Pick<
    Preview,
    | 'parts'
    | 'examples'
    | 'unreachable'
    | 'resting'
    | 'submitted'
    | 'gone'
    | 'mailConfigured'
    | 'smsConfigured'
  >
> {
  const write = await askingWriter(queries, week)
  const inPolish = await sendsSmsInPolish(queries)
  const gateways = gatewaysOf(platform)
  const link = exampleOfLink(platform.configuration.publicUrl, 'form')
  const written = asked.flatMap((asking) => {
    if (asking.other === undefined) return []
    const { letter, sms } = write(asking, link)
    const isSms = asking.other === 'sms'
    const language = isSms && inPolish ? 'pl' : (asking.person.driver.language ?? 'pl')
    return [{ way: asking.other, language, text: isSms ? sms : letter }]
  })
  const kinds = Map.groupBy(written, ({ way, language }) => `${way} ${language}`)
  return {
    parts: written.reduce((sum, { way, text }) => sum + (way === 'sms' ? sizeOfSms(text).parts : 0), 0),
    examples: [...kinds.values()]
      .flatMap((all) => (all[0] ? [{ ...all[0], people: all.length }] : []))
      .sort((a, b) => b.people - a.people),
    unreachable: unreachable.map(({ person: { driver }, why }) => ({ ...nameOf(driver), why })),
    resting: resting.map(({ driver, restsUntil }) => ({ ...nameOf(driver), until: restsUntil ?? '' })),
    submitted: submitted.map(nameOf),
    gone,
    mailConfigured: gateways.smtp !== undefined,
    smsConfigured: gateways.sms !== undefined,
  }
}

function nameOf({ id, fullName }: Driver) {
  return { driverId: id, fullName }
}
