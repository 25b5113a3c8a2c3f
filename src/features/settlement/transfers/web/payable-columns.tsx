import { Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { purseOf } from '#features/settlement/domain/public.ts'
import { inZloty } from '#kernel/money.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Column } from '#platform/web/admin-ui/data-table.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import type { getTransferProposal } from '../contract.ts'
import { whyText } from '../texts.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { DriverLink } from './driver-link.tsx'
import { returnedWords } from './returned-words.ts'
import classes from './transfers.module.css'

type Proposal = OutputOf<typeof getTransferProposal>
export type InsideRow = Proposal['orders'][number]
export type OutsideRow = Proposal['outside'][number]

interface Named {
  readonly driverId: string
  readonly driver: string
  readonly statement: string
  readonly grosze: number
}

/** Of every list of payables: whose, under which statement. */
export function namedColumns<Row extends Named>(): readonly Column<Row>[] {
  return [
    {
      key: 'driver',
      header: texts.driver,
      width: '26%',
      sortValue: ({ driver }) => driver,
      cell: ({ driverId, driver }) => <DriverLink id={driverId} name={driver} />,
    },
    {
      key: 'statement',
      header: texts.statement,
      sortValue: ({ statement }) => statement,
      cell: ({ statement }) => (
        <div>
          <span className={classes.digits}>{statement}</span>
          {purseOf(statement) === 'own-car' ? (
            <Text size="sm" c="dimmed">
              {texts.ownCar}
            </Text>
          ) : null}
        </div>
      ),
    },
  ]
}

/** Of every list of payables: how much. */
export function amountColumn<Row extends Named>(): Column<Row> {
  return {
    key: 'amount',
    header: texts.amount,
    numeric: true,
    sortValue: ({ grosze }) => grosze,
    cell: ({ grosze }) => <span className={classes.amount}>{inZloty(grosze)}</span>,
  }
}

export function insideColumns(leaveOut: (statement: string) => void): readonly Column<InsideRow>[] {
  return [
    ...namedColumns<InsideRow>(),
    {
      key: 'account',
      header: texts.account,
      cell: ({ account, override, returned, shortened }) => (
        <div>
          <span className={classes.digits}>{account}</span>
          {returned ? (
            <Text size="sm" className={classes.warned}>
              <IconAlertTriangle size={16} aria-hidden />
              <span>{returnedWords(returned)}</span>
            </Text>
          ) : null}
          {override ? (
            <Text size="sm" className={classes.warned}>
              <IconAlertTriangle size={16} aria-hidden />
              <span>{texts.override(override.by, override.reason)}</span>
            </Text>
          ) : null}
          {shortened.length > 0 ? (
            <Text size="sm" c="dimmed">
              {texts.shortened}
            </Text>
          ) : null}
        </div>
      ),
    },
    amountColumn<InsideRow>(),
    {
      key: 'actions',
      header: texts.act,
      actions: true,
      cell: ({ statement, driver }) => (
        <Button
          size="xs"
          variant="subtle"
          aria-label={texts.leaveOutOne(driver)}
          onClick={() => leaveOut(statement)}
        >
          {texts.leaveOut}
        </Button>
      ),
    },
  ]
}

interface OutsideActs {
  takeIn(statement: string): void
  /** Pays to the account that the card has by now; undefined where it has none, or the frozen one. */
  onCard(statement: string): (() => void) | undefined
}

export function outsideColumns(acts: OutsideActs): readonly Column<OutsideRow>[] {
  return [
    ...namedColumns<OutsideRow>(),
    {
      key: 'why',
      header: texts.why,
      cell: ({ why }) => <Why why={why} />,
    },
    amountColumn<OutsideRow>(),
    {
      key: 'actions',
      header: texts.act,
      actions: true,
      cell: (row) => <OutsideAct row={row} acts={acts} />,
    },
  ]
}

/** What a batch holds is on its way, which is no warning. */
export function Why({ why }: { readonly why: OutsideRow['why'] }) {
  if (why.code === 'in-another-batch')
    return (
      <Text size="sm" c="dimmed">
        {whyText(why)}
      </Text>
    )
  return (
    <span className={classes.warned}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>
        {why.code === 'left-out' && why.at ? `${whyText(why)}, ${dateAndTime(why.at)}` : whyText(why)}
      </span>
    </span>
  )
}

/** What takes the reason away. */
function OutsideAct({
  row: { why, driverId, driver, statement, batchId },
  acts: { takeIn, onCard },
}: {
  readonly row: OutsideRow
  readonly acts: OutsideActs
}) {
  switch (why.code) {
    case 'left-out':
      return (
        <Button
          size="xs"
          variant="default"
          aria-label={texts.takeInOne(driver)}
          onClick={() => takeIn(statement)}
        >
          {texts.takeIn}
        </Button>
      )
    case 'in-another-batch':
      return (
        <Button
          size="xs"
          variant="subtle"
          aria-label={texts.actOne(texts.acts.batch, driver)}
          renderRoot={(props) =>
            batchId === null ? (
              <Link to="/admin/przelewy" search={{ zakladka: 'paczki' }} {...props} />
            ) : (
              <Link to="/admin/przelewy/$id" params={{ id: batchId }} {...props} />
            )
          }
        >
          {texts.acts.batch}
        </Button>
      )
    case 'account-unchecked':
      return (
        <Button
          size="xs"
          variant="default"
          aria-label={texts.actOne(texts.acts.check, driver)}
          onClick={() => showChanged(statement)}
        >
          {texts.acts.check}
        </Button>
      )
    default: {
      const pay = why.code === 'no-account' || why.code === 'wrong-account' ? onCard(statement) : undefined
      if (pay)
        return (
          <Button
            size="xs"
            variant="default"
            aria-label={texts.actOne(texts.acts.useCard, driver)}
            onClick={pay}
          >
            {texts.acts.useCard}
          </Button>
        )
      return (
        <Button
          size="xs"
          variant="default"
          aria-label={texts.actOne(texts.acts.card, driver)}
          renderRoot={(props) => (
            <Link
              to="/admin/pracownicy/$id"
              params={{ id: driverId }}
              search={{ zakladka: 'konto' }}
              {...props}
            />
          )}
        >
          {texts.acts.card}
        </Button>
      )
    }
  }
}

/** The panel may stand far above the row, and on a narrow screen above the whole list. */
function showChanged(statement: string): void {
  const place = document.getElementById(changedId(statement))
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}

/** Where a changed account is confirmed. */
export function changedId(statement: string): string {
  return `zmienione-${statement.replaceAll('/', '-')}`
}
