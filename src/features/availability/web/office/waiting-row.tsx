import { Anchor, Checkbox, Text } from '@mantine/core'
import { formatPhone, type Phone } from '#kernel/phone.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import type { listWaitingForms } from '../../contract-waiting.ts'
import { waitingTexts as texts } from '../../texts-waiting.ts'
import classes from './waiting-forms.module.css'

interface WaitingRowProps {
  readonly row: OutputOf<typeof listWaitingForms>['data'][number]
  readonly marked: boolean
  onMark(on: boolean): void
  /** Shows those of its network only; undefined where that is shown. */
  readonly onNetwork: (() => void) | undefined
}

export function WaitingRow({ row, marked, onMark, onNetwork }: WaitingRowProps) {
  const { fullName, phone, email, createdAt, shifts, weekNum, ofNetwork, otherEmails, known } = row
  return (
    <li className={classes.row}>
      <Checkbox
        aria-label={texts.row(fullName)}
        checked={marked}
        onChange={(event) => onMark(event.currentTarget.checked)}
      />
      <div className={classes.words}>
        <Text fw={500}>{fullName}</Text>
        <Text size="sm">
          <Anchor href={`tel:${phone}`}>{formatPhone(phone as Phone)}</Anchor> <span>{email}</span>
        </Text>
        <Text size="sm" c="dimmed">
          {`${dateAndTime(createdAt)}, ${texts.week(weekNum)}, ${texts.shifts(shifts)}`}
        </Text>
        {ofNetwork > 1 ? (
          onNetwork ? (
            <Anchor component="button" type="button" size="sm" title={texts.onlyNetwork} onClick={onNetwork}>
              {texts.ofNetwork(ofNetwork)}
            </Anchor>
          ) : (
            <Text size="sm" c="dimmed">
              {texts.ofNetwork(ofNetwork)}
            </Text>
          )
        ) : null}
        {known ? <Text size="sm">{texts.known[known]}</Text> : null}
        {otherEmails.length > 0 ? <Text size="sm">{texts.otherEmails(otherEmails)}</Text> : null}
      </div>
    </li>
  )
}
