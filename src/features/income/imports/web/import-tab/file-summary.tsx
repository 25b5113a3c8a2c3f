import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { factTexts } from '#features/income/facts/texts.ts'
import { formatStateDay, weekday } from '#kernel/calendar-date.ts'
import type { ShownFile } from '../../domain/preview.ts'
import { SUMMED } from '../../domain/sums.ts'
import { figureText, importTabTexts as texts } from '../../texts-import-tab.ts'
import classes from './import-tab.module.css'

/** What is in the file in a few lines: how much of it is loaded, what is left out and why, and its sums. */
export function FileSummary({ file }: { readonly file: ShownFile }) {
  const { period, skipped, statuses, all, notes } = file
  const { 'repeated-row': repeated = 0, ...others } = skipped
  const leftOut = Object.entries(others).map(([why, count]) =>
    texts.skipped[why as keyof typeof others](count),
  )
  const noneCounts = statuses.length > 0 && statuses.every(({ counts }) => !counts)
  return (
    <div className={classes.stack}>
      <Text>
        {period ? (
          <strong>{`${formatStateDay(period.start)} – ${formatStateDay(period.end)}. `}</strong>
        ) : null}
        <span>{texts.summary(file.good, file.driverCount)}</span>
      </Text>
      {notes.map((note) => (
        <Alert key={note.code} color="yellow" role="alert" icon={<IconAlertTriangle />}>
          {noteText(note)}
        </Alert>
      ))}
      {file.bad > 0 ? (
        <Alert color="red" role="alert" icon={<IconAlertTriangle />}>
          {file.good === 0 ? texts.allBad : `${texts.bad(file.bad)} ${texts.mend}`}
        </Alert>
      ) : null}
      {file.warnings > 0 || noneCounts ? (
        <Alert color="yellow" icon={<IconAlertTriangle />}>
          {noneCounts ? texts.noneCounts : texts.warnings(file.warnings)}
        </Alert>
      ) : null}
      <dl className={classes.sums}>
        {SUMMED.map((figure) => {
          const value = all.sums[figure]
          return value === undefined ? null : (
            <div key={figure}>
              <dt>{texts.figures[figure]}</dt>
              <dd>{figureText(figure, value)}</dd>
            </div>
          )
        })}
      </dl>
      {repeated > 0 ? <Text size="sm">{texts.repeated(repeated)}</Text> : null}
      {leftOut.length > 0 ? (
        <Text size="sm" c="dimmed">
          {`${texts.skippedTitle} ${leftOut.join(', ')}.`}
        </Text>
      ) : null}
      {statuses.length > 0 ? (
        <Text size="sm" c="dimmed">
          {`${texts.statusesTitle} ${statuses
            .slice(0, 10)
            .map(({ text, count, counts }) => texts.status(text, count, counts))
            .join(', ')}.`}
        </Text>
      ) : null}
    </div>
  )
}

function noteText(note: ShownFile['notes'][number]): string {
  switch (note.code) {
    case 'saved-before-end':
      return texts.notes[note.code](formatStateDay(note.savedOn))
    case 'other-week':
      return texts.notes[note.code](weekday(note.days.start), weekday(note.days.end))
    default:
      return texts.notes[note.code](
        factTexts.range(formatStateDay(note.named.start), formatStateDay(note.named.end)),
      )
  }
}
