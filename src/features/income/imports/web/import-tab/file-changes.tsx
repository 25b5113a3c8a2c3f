import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { IconAlertTriangle, IconFileImport, IconInfoCircle } from '@tabler/icons-react'
import { factTexts } from '#features/income/facts/texts.ts'
import { ClosedWeeksNote } from '#features/income/facts/web/public.tsx'
import { shownDay } from '#features/income/facts/web/public-words.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import type { ShownFile } from '../../domain/preview.ts'
import { changeTexts as texts } from '../../texts-changes.ts'
import classes from '../changes/changes.module.css'
import { ChangeCounts, ChangesView } from '../changes/changes-view.tsx'
import { MissingChoice } from '../changes/missing-choice.tsx'
import { OffTimeQuestion } from '../changes/off-time-question.tsx'
import { OlderQuestion } from '../changes/older-question.tsx'
import { ShorterReports } from '../changes/shorter-reports.tsx'
import { type ChosenFile, isReady } from './chosen-file.ts'
import type { Imports } from './use-imports.ts'

interface FileChangesProps {
  readonly chosen: ChosenFile
  readonly file: ShownFile
  readonly imports: Imports
  send(): void
}

/** What loading the file would change, what is to be said about that, and the button that does it. */
export function FileChanges({ chosen, file, imports, send }: FileChangesProps) {
  const { id, changes, looking = false, lookFailure, again, removeMissing, sending = false } = chosen
  if (!changes)
    return lookFailure ? (
      <FailureAlert failure={lookFailure} title={texts.notLooked} again={() => imports.look(id)} />
    ) : (
      <>
        <Text size="sm" role="status">
          {texts.looking}
        </Text>
        <Skeleton height={80} />
      </>
    )
  const isOtherFleet = changes.waitingPeople > 2 && changes.waiting === file.good
  return (
    <div className={classes.stack}>
      {again ? (
        <Alert color="yellow" role="alert" icon={<IconAlertTriangle />}>
          {texts.again[again]}
        </Alert>
      ) : null}
      {lookFailure ? (
        <FailureAlert failure={lookFailure} title={texts.notLooked} again={() => imports.look(id)} />
      ) : null}
      {changes.nothingNew ? (
        <Alert color="blue" icon={<IconInfoCircle />}>
          {texts.nothingNew}
        </Alert>
      ) : null}
      {changes.older ? (
        <OlderQuestion
          older={changes.older}
          agreed={chosen.agreedOlder}
          agree={(agreedOlder) => imports.choose(id, { agreedOlder })}
        />
      ) : null}
      {changes.offTime && file.period ? (
        <OffTimeQuestion
          offTime={changes.offTime}
          period={factTexts.range(formatStateDay(file.period.start), formatStateDay(file.period.end))}
          agreed={chosen.agreedPeriod}
          agree={(agreedPeriod) => imports.choose(id, { agreedPeriod })}
        />
      ) : null}
      {changes.ahead && changes.offTime?.why !== 'to-come' ? (
        <Alert color="yellow" role="alert" icon={<IconAlertTriangle />}>
          {texts.ahead(changes.ahead.rows, shownDay(changes.ahead.last))}
        </Alert>
      ) : null}
      {isOtherFleet ? (
        <Alert color="yellow" role="alert" icon={<IconAlertTriangle />}>
          {changes.waitingAlike > 0
            ? texts.newReferences(changes.waitingPeople, changes.waitingAlike)
            : texts.otherFleet}
        </Alert>
      ) : changes.waiting > 0 ? (
        <Text size="sm">{texts.waiting(changes.waiting, changes.waitingPeople)}</Text>
      ) : null}
      <ClosedWeeksNote closed={changes.closedWeeks} when="before" />
      {changes.shorter ? <ShorterReports shorter={changes.shorter} /> : null}
      <ChangeCounts changes={changes} of="load" />
      {changes.missing > 0 ? (
        <MissingChoice
          count={changes.missing}
          remove={removeMissing}
          disabled={sending}
          choose={(remove) => imports.choose(id, { removeMissing: remove })}
        />
      ) : null}
      <div className={classes.buttons}>
        <Button
          disabled={!isReady(chosen)}
          loading={sending || looking}
          leftSection={<IconFileImport size={18} aria-hidden />}
          onClick={send}
        >
          {texts.load({
            replaced: changes.replaced,
            added: changes.added,
            removed: removeMissing ? changes.missing : 0,
          })}
        </Button>
        <Button variant="default" disabled={sending} onClick={() => imports.remove(id)}>
          {texts.discard}
        </Button>
      </div>
      <Text size="sm" c="dimmed">{`${texts.nothingStored} ${texts.reversible}`}</Text>
      <ChangesView changes={changes} of="load" busy={looking} more={() => imports.more(id)} />
    </div>
  )
}
