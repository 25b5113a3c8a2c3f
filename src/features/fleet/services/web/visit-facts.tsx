import { parseDate } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import type { serviceOfLink } from '../contract.ts'
import { confirmationTexts as texts } from '../texts-driver.ts'

/** What a link of a service leads to. */
export type LinkedService = NonNullable<OutputOf<typeof serviceOfLink>['service']>

/** Which car is due when and where. */
export function VisitFacts({ service: { reg, date, hour, place } }: { readonly service: LinkedService }) {
  const day = parseDate(date)
  return (
    <dl>
      <div>
        <dt>{texts.car}</dt>
        <dd translate="no">{reg}</dd>
      </div>
      <div>
        <dt>{texts.day}</dt>
        <dd>{day ? spokenDate(day) : date}</dd>
      </div>
      <div>
        <dt>{texts.hour}</dt>
        <dd>{hour}</dd>
      </div>
      {place !== '' && (
        <div>
          <dt>{texts.place}</dt>
          <dd>{place}</dd>
        </div>
      )}
    </dl>
  )
}
