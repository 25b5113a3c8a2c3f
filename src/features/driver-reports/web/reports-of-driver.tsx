import { Skeleton } from '@mantine/core'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { listReportsOfDriver } from '../contract-office.ts'
import { reportTexts as texts } from '../texts-office.ts'
import { ReportPhotos } from './report-photos.tsx'
import { settledWords, slotWords, wordsOf } from './report-words.ts'
import classes from './reports.module.css'

/** On a driver's card: what the driver told of shifts, and what became of it. */
export function ReportsOfDriver({ driverId }: { readonly driverId: string }) {
  const { data, failure, again } = useCall(listReportsOfDriver, { driver: driverId })
  return (
    <Panel title={texts.ofDriver}>
      {data ? (
        data.data.length === 0 ? (
          <p className={classes.when}>{texts.ofDriverNone}</p>
        ) : (
          <ul className={classes.settled}>
            {data.data.map((report) => (
              <li key={report.id}>
                <span>{`${slotWords(report)}: ${wordsOf(report)}`}</span>
                {report.text === '' ? null : <span className={classes.text}>{report.text}</span>}
                <ReportPhotos report={report} />
                <span className={classes.when}>
                  {[texts.sentAt(dateAndTime(report.sentAt)), settledWords(report)]
                    .filter(Boolean)
                    .join('; ')}
                </span>
              </li>
            ))}
          </ul>
        )
      ) : failure ? (
        <FailureAlert failure={failure} again={again} />
      ) : (
        <Skeleton height={80} radius={12} />
      )}
    </Panel>
  )
}
