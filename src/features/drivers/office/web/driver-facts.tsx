import { Badge } from '@mantine/core'
import { DriverPin } from '#features/drivers/session/web/public.tsx'
import { LANGUAGE_NAMES } from '#platform/pure/languages.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { listDriverMessages } from '../contract-data.ts'
import { driverListTexts } from '../texts-list.ts'
import { driverPageTexts } from '../texts-page.ts'
import classes from './driver-facts.module.css'
import { shownPhone } from './shown-phone.ts'
import type { DriverRecord } from './use-driver.ts'

/** Who the driver is and how to reach them. */
export function DriverFacts({ driver: { id, attributes } }: { readonly driver: DriverRecord }) {
  const { fullName, phoneNumber, furtherPhones, email, active, language, erased, createdAt } = attributes
  const texts = driverPageTexts
  if (erased) return <Panel title={texts.facts}>{texts.erased}</Panel>
  return (
    <Panel title={texts.facts}>
      <dl className={classes.facts}>
        <div>
          <dt>{texts.phone}</dt>
          <dd>{shownPhone(phoneNumber)}</dd>
        </div>
        {furtherPhones.length > 0 ? (
          <div>
            <dt>{texts.furtherPhones}</dt>
            <dd>{furtherPhones.map(shownPhone).join(', ')}</dd>
          </div>
        ) : null}
        <div>
          <dt>{texts.email}</dt>
          <dd>{email || texts.noEmail}</dd>
        </div>
        <div>
          <dt>{driverListTexts.language}</dt>
          <dd>{language ? LANGUAGE_NAMES[language] : driverListTexts.noLanguage}</dd>
        </div>
        <div>
          <dt>{texts.active}</dt>
          <dd>
            <Badge color={active ? 'green' : 'gray'}>
              {active ? driverListTexts.yes : driverListTexts.no}
            </Badge>
          </dd>
        </div>
        <div>
          <dt>{texts.pin}</dt>
          <dd>
            <DriverPin id={id} fullName={fullName} refreshes={[listDriverMessages]} inWords />
          </dd>
        </div>
        <div>
          <dt>{texts.since}</dt>
          <dd>{dateAndTime(createdAt)}</dd>
        </div>
      </dl>
    </Panel>
  )
}
