import { Anchor, Badge } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatPhone, normalizePhone } from '#kernel/phone.ts'
import type { ListColumn } from '#platform/web/admin-ui/list/data-list.tsx'
import { NameMark } from '#platform/web/admin-ui/list/name-mark.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { type ChoiceCounts, countChoices } from '../../domain/counts.ts'
import { BADGE_WORDS, officeTexts as texts } from '../../texts-office.ts'
import type { Submission } from './submission-codec.ts'
import classes from './submission-list.module.css'

const COUNTED: readonly (readonly [keyof ChoiceCounts, string])[] = [
  ['total', texts.total],
  ['day', BADGE_WORDS.day],
  ['night', BADGE_WORDS.night],
  ['dayReserve', BADGE_WORDS['day-reserve']],
  ['nightReserve', BADGE_WORDS['night-reserve']],
  ['onCall', BADGE_WORDS['on-call']],
]

/**
 * What the cards say (Spec 1 §2), as columns.
 * @param marks what tells drivers of one name apart, by the submission's number
 */
export function submissionColumns(marks: ReadonlyMap<string, string>): readonly ListColumn<Submission>[] {
  return [
    {
      key: 'fullName',
      header: texts.driver,
      shown: 'always',
      width: '22%',
      cell: ({ number, fullName, signed, attempts }) => (
        <span className={classes.name}>
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link to="/admin/podglad-grafiku/$id" params={{ id: String(number) }} {...props} />
            )}
          >
            {fullName}
          </Anchor>
          <NameMark mark={marks.get(String(number))} />
          {signed ? <IconCheck size={15} role="img" aria-label={texts.signed} /> : null}
          {attempts.length > 0 ? (
            <IconAlertTriangle size={15} role="img" aria-label={texts.attempts(attempts.length)} />
          ) : null}
        </span>
      ),
      sortValue: ({ fullName }) => fullName,
    },
    {
      key: 'sent',
      header: texts.sentAt,
      width: '150px',
      cell: ({ submittedAt }) => (
        <time className={classes.digits} dateTime={submittedAt}>
          {dateAndTime(submittedAt)}
        </time>
      ),
      sortValue: ({ submittedAt }) => submittedAt,
      filed: ({ submittedAt }) => dateAndTime(submittedAt),
    },
    ...COUNTED.map(
      ([key, header]): ListColumn<Submission> => ({
        key,
        header,
        width: '84px',
        asked: key !== 'total',
        numeric: true,
        cell: ({ days }) => countChoices(days)[key] || '–',
        sortValue: ({ days }) => countChoices(days)[key],
      }),
    ),
    {
      key: 'reason',
      header: texts.reason,
      width: '22%',
      asked: true,
      cell: ({ days, reason }) =>
        days.length > 0 ? null : (
          <span className={classes.name}>
            <Badge color="gray" variant="outline">
              {texts.empty}
            </Badge>
            <span title={reason}>{reason}</span>
          </span>
        ),
      sortValue: ({ reason }) => reason,
    },
    {
      key: 'phone',
      header: texts.phone,
      shown: 'asked',
      asked: true,
      width: '140px',
      cell: ({ phone }) => <span className={classes.digits}>{shownPhone(phone)}</span>,
      sortValue: ({ phone }) => phone,
      filed: ({ phone }) => shownPhone(phone),
    },
    {
      key: 'email',
      header: texts.email,
      shown: 'asked',
      asked: true,
      width: '18%',
      cell: ({ email }) => email || '–',
      sortValue: ({ email }) => email,
    },
  ]
}

function shownPhone(phone: string): string {
  const known = normalizePhone(phone)
  return known ? formatPhone(known) : phone
}
